import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { openScreens } from '../testing/open-screens';
import { activateLanguage } from '../testing/activate-language';
import { ChunkProgress } from './chunk-progress';

let arrive: () => void = () => undefined;

beforeEach(async () => {
  jest.useFakeTimers();
  await activateLanguage('en');
  const home = (
    <>
      <ChunkProgress />
      <Link to="/pay?_step=2">To pay</Link>
    </>
  );
  const pay = (
    <>
      <ChunkProgress />
      <h1>Pay</h1>
    </>
  );
  openScreens(
    [
      { path: '/', element: home },
      { path: '/pay', element: pay },
    ],
    { prepare: async () => new Promise<void>((resolve) => (arrive = resolve)) },
  );
  await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(screen.getByText('To pay'));
});

afterEach(() => {
  jest.useRealTimers();
});

const pass = async (ms: number) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(ms);
  });

const bar = () => document.querySelector('.cl-progress-bar');

describe('while the next screen’s code loads', () => {
  it('a bar shows after 0.4 s and disappears when the screen shows', async () => {
    await pass(300);
    expect(bar()).not.toBeInTheDocument();
    await pass(200);
    expect(bar()).toBeInTheDocument();
    arrive();
    await pass(0);
    expect(screen.getByRole('heading', { name: 'Pay' })).toBeInTheDocument();
    expect(bar()).not.toBeInTheDocument();
  });

  it('a slow connection shows a message after 8 s, with a reload at the target address', async () => {
    await pass(7_000);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await pass(1_100);
    expect(screen.getByRole('status')).toHaveTextContent('Slow connection');
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/pay?_step=2');
  });
});
