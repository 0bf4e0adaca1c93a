import { act, fireEvent, screen } from '@testing-library/react';
import { useSearchParams } from 'react-router-dom';
import { useState } from 'react';
import { openScreens } from '../testing/open-screens';
import { activateLanguage } from '../i18n/catalogs';
import { useDebouncedAddress } from './use-debounced-address';

/** An amount field, and a button that writes the URL at once. */
function Field() {
  const [search, setSearch] = useSearchParams();
  const [amount, setAmount] = useState(search.get('_amount') ?? '');
  const wanted = new URLSearchParams({ _amount: amount }).toString();
  useDebouncedAddress(wanted === search.toString() ? undefined : wanted);
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

function open() {
  let arrive: () => void = () => undefined;
  const { router } = openScreens(
    [
      { path: '/', element: <Field /> },
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
