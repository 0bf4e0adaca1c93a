import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { fading } from './fading';

/** What the browser does with its picture taken: draws the next screen. */
let draw: (() => void) | undefined;
const startViewTransition = jest.fn((update: () => void) => {
  draw = update;
});

const haveCores = (count: number) => {
  Object.defineProperty(navigator, 'hardwareConcurrency', { configurable: true, value: count });
};
const wantNoMotion = (matches: boolean) => {
  window.matchMedia = jest.fn().mockReturnValue({ matches });
};

beforeEach(() => {
  startViewTransition.mockClear();
  wantNoMotion(false);
  haveCores(8);
  Object.defineProperty(document, 'startViewTransition', { configurable: true, value: startViewTransition });
});

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
});

function open() {
  const router = createMemoryRouter([
    { path: '/', element: <h1>Home</h1> },
    { path: '/orders', element: <h1>Loans</h1> },
    { path: '/mine', element: <h1>Me</h1> },
  ]);
  render(<RouterProvider router={fading(router)} />);
  return router;
}
const heading = () => screen.getByRole('heading').textContent;

it('one screen fades into the next, and back', async () => {
  const router = open();
  await act(() => router.navigate('/orders'));
  expect(heading()).toBe('Home');
  act(() => draw?.());
  expect(heading()).toBe('Loans');
  await act(() => router.navigate(-1));
  act(() => draw?.());
  expect(heading()).toBe('Home');
  expect(startViewTransition).toHaveBeenCalledTimes(2);
});

it('whoever taps on before the picture is taken comes to the last screen asked for', async () => {
  const router = open();
  await act(() => router.navigate('/orders'));
  await act(() => router.navigate('/mine'));
  act(() => draw?.());
  expect(heading()).toBe('Me');
  expect(startViewTransition).toHaveBeenCalledTimes(1);
});

it('a tab of the same screen does not fade', async () => {
  const router = open();
  await act(() => router.navigate('/?_tab=paid'));
  expect(startViewTransition).not.toHaveBeenCalled();
});

it.each([
  ['wants no motion', () => wantNoMotion(true)],
  ['has a cheap phone', () => haveCores(2)],
  ['has a browser without it', () => Reflect.deleteProperty(document, 'startViewTransition')],
])('who %s sees the next screen at once', async (_, prepare) => {
  prepare();
  const router = open();
  await act(() => router.navigate('/orders'));
  expect(heading()).toBe('Loans');
  expect(startViewTransition).not.toHaveBeenCalled();
});
