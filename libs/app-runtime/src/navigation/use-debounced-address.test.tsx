import { act, fireEvent, screen } from '@testing-library/react';
import { useSearchParams } from 'react-router-dom';
import { useState } from 'react';
import { openScreens } from '../testing/open-screens';
import { activateLanguage } from '../i18n/catalogs';
import { useDebouncedAddress } from './use-debounced-address';

/** A typed value that goes to one key of the URL. */
function useTyped(key: string) {
  const [search] = useSearchParams();
  const [value, setValue] = useState(search.get(key) ?? '');
  const wanted = new URLSearchParams(search);
  if (value !== '') wanted.set(key, value);
  useDebouncedAddress(wanted.toString() === search.toString() ? undefined : wanted.toString());
  return [value, setValue] as const;
}

/** Two fields of one page. */
function Fields() {
  const [amount, setAmount] = useTyped('_amount');
  const [rate, setRate] = useTyped('_rate');
  return (
    <>
      <input aria-label="amount" value={amount} onChange={({ target }) => setAmount(target.value)} />
      <input aria-label="rate" value={rate} onChange={({ target }) => setRate(target.value)} />
    </>
  );
}

/** An amount field, and a button that writes the URL at once. */
function Field() {
  const [, setSearch] = useSearchParams();
  const [amount, setAmount] = useTyped('_amount');
  return (
    <>
      <input value={amount} onChange={({ target }) => setAmount(target.value)} />
      <button
        onClick={() => {
          setSearch({ _amount: '7' }, { replace: true });
          setAmount('7');
        }}
      />
    </>
  );
}

beforeEach(async () => {
  jest.useFakeTimers();
  await activateLanguage('en');
});
afterEach(() => jest.useRealTimers());

function open(page = <Field />) {
  let arrive: () => void = () => undefined;
  const { router } = openScreens(
    [
      { path: '/', element: page },
      { path: '/next', element: <p>next</p> },
    ],
    {
      prepare: ({ to }) =>
        to.pathname === '/next' ? new Promise<void>((resolve) => (arrive = resolve)) : undefined,
    },
  );
  return {
    router,
    rest: () => act(() => jest.advanceTimersByTimeAsync(1000)),
    arrive: () =>
      act(() => {
        arrive();
        return Promise.resolve();
      }),
  };
}

const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } });

it('a typed value is written to the address once after a pause, not at every key', async () => {
  const { router, rest } = open();
  const seen: string[] = [];
  router.subscribe(() => seen.push(router.state.location.search));
  for (const value of ['5', '50', '500']) type(value);
  await rest();
  expect(new Set(seen)).toEqual(new Set(['?_amount=500']));
});

it('a borrower who leaves right after typing stays on the next screen while it loads', async () => {
  const { router, rest, arrive } = open();
  type('500');
  act(() => void router.navigate('/next'));
  await rest();
  await arrive();
  expect(router.state.location.pathname).toBe('/next');
});

it('a borrower whose slow device still shows the old screen stays on the next one as well', async () => {
  const { router, arrive } = open();
  type('500');
  // Nothing is rendered between the tap and the end of the pause.
  act(() => {
    void router.navigate('/next');
    jest.advanceTimersByTime(1000);
  });
  await arrive();
  expect(router.state.location.pathname).toBe('/next');
});

it('a debounced value does not overwrite an address that was written at once', async () => {
  const { router, rest } = open();
  type('500');
  fireEvent.click(screen.getByRole('button'));
  await rest();
  expect(router.state.location.search).toBe('?_amount=7');
});

it('two typed values of one page are both in the address after one pause', async () => {
  const { router } = open(<Fields />);
  fireEvent.change(screen.getByLabelText('amount'), { target: { value: '500' } });
  fireEvent.change(screen.getByLabelText('rate'), { target: { value: '12' } });
  // One act for the pause and one for what is drawn after it.
  for (const passed of [360, 40]) await act(() => jest.advanceTimersByTimeAsync(passed));
  expect(router.state.location.search).toBe('?_amount=500&_rate=12');
});
