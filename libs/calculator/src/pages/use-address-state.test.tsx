import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useAddressState } from './use-address-state';

const read = (search: URLSearchParams) => ({ amount: search.get('_amount') ?? '' });
const keysOf = ({ amount }: { amount: string }) => ({ _amount: amount });

function Field() {
  const { state, change } = useAddressState(read, keysOf);
  return <input value={state.amount} onChange={({ target }) => change({ amount: target.value })} />;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function open() {
  let arrive: (value: null) => void = () => undefined;
  const router = createMemoryRouter([
    { path: '/', element: <Field /> },
    { path: '/next', loader: () => new Promise<null>((resolve) => (arrive = resolve)), element: <p>next</p> },
  ]);
  render(<RouterProvider router={router} />);
  const rest = () => act(() => jest.advanceTimersByTimeAsync(1000));
  return {
    router,
    rest,
    arrive: () =>
      act(() => {
        arrive(null);
        return Promise.resolve();
      }),
  };
}

const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } });

it('what is typed stands in the address once the typing rests', async () => {
  const { router, rest } = open();
  type('500');
  await rest();
  expect(router.state.location.search).toBe('?_amount=500');
});

it('whoever leaves right after typing is not called back while the next screen loads', async () => {
  const { router, rest, arrive } = open();
  type('500');
  act(() => void router.navigate('/next'));
  await rest();
  await arrive();
  expect(router.state.location.pathname).toBe('/next');
});
