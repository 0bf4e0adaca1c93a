import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useLoanChoice } from './use-loan-choice';

function Choice() {
  const { wish, choose } = useLoanChoice();
  return <button onClick={() => choose({ amount: 500_000 })}>{String(wish.amount)}</button>;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function open() {
  let arrive: (value: null) => void = () => undefined;
  const router = createMemoryRouter([
    { path: '/', element: <Choice /> },
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

it('a choice stands in the address once the finger rests', async () => {
  const { router, rest } = open();
  fireEvent.click(screen.getByRole('button'));
  await rest();
  expect(router.state.location.search).toContain('5000');
});

it('whoever leaves right after choosing is not called back while the next screen loads', async () => {
  const { router, rest, arrive } = open();
  fireEvent.click(screen.getByRole('button'));
  act(() => void router.navigate('/next'));
  await rest();
  await arrive();
  expect(router.state.location.pathname).toBe('/next');
});
