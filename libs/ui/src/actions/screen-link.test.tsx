import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { openScreens } from '../testing/open-screens';
import { AppRuntimeProvider } from '@clearloan/app-runtime';
import { activateLanguage } from '../testing/activate-language';
import { ScreenLink } from './screen-link';

beforeEach(() => activateLanguage('en'));

function open() {
  const preload = jest.fn();
  render(
    <AppRuntimeProvider value={{ prefetchScreen: preload }}>
      <MemoryRouter>
        <Routes>
          <Route path="/" element={<ScreenLink to="/orders">My loans</ScreenLink>} />
          <Route path="/orders" element={<p>Your loans</p>} />
        </Routes>
      </MemoryRouter>
    </AppRuntimeProvider>,
  );
  return preload;
}

it('a screen is prefetched when the finger is down, before the tap ends', async () => {
  const preload = open();
  const user = userEvent.setup();
  await user.pointer({ target: screen.getByRole('link'), keys: '[MouseLeft>]' });
  await waitFor(() => expect(preload).toHaveBeenCalledWith('/orders', 'touch'));
  expect(screen.queryByText('Your loans')).not.toBeInTheDocument();
  await user.pointer({ keys: '[/MouseLeft]' });
  expect(screen.getByText('Your loans')).toBeVisible();
});

it('a tap within one frame prefetches nothing, because its screen already loads', async () => {
  const preload = open();
  const link = screen.getByRole('link');
  fireEvent.pointerDown(link);
  fireEvent.click(link);
  expect(screen.getByText('Your loans')).toBeVisible();
  await act(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
  expect(preload).not.toHaveBeenCalledWith('/orders', 'touch');
});

it('keyboard focus on a link makes its screen likely, and Enter opens it', async () => {
  const preload = open();
  const user = userEvent.setup();
  await user.tab();
  expect(preload).toHaveBeenCalledWith('/orders', 'look');
  expect(preload).not.toHaveBeenCalledWith('/orders', 'touch');
  await user.keyboard('{Enter}');
  expect(screen.getByText('Your loans')).toBeVisible();
});

it('scrolling under a resting mouse prefetches nothing, but moving the mouse makes a screen likely', () => {
  const preload = open();
  fireEvent.pointerOver(screen.getByRole('link'));
  expect(preload).not.toHaveBeenCalled();
  fireEvent.pointerMove(screen.getByRole('link'));
  expect(preload).toHaveBeenCalledWith('/orders', 'look');
});

it('a followed link is marked until its screen shows, but not when it opens in a new tab', async () => {
  const { router } = openScreens(
    [
      { path: '/', element: <ScreenLink to="/orders">My loans</ScreenLink> },
      { path: '/me', element: <p>Profile</p> },
    ],
    { prepare: ({ to }) => (to.pathname === '/orders' ? new Promise<never>(() => undefined) : undefined) },
  );
  const link = screen.getByRole('link');
  document.addEventListener('click', (event) => event.preventDefault(), { once: true }); // jsdom opens no tabs
  fireEvent.click(link, { ctrlKey: true });
  expect(link).not.toHaveAttribute('data-followed');
  await userEvent.click(link);
  expect(link).toHaveAttribute('data-followed', 'true');
  await act(async () => router.navigate('/me'));
  await act(async () => router.navigate('/'));
  expect(screen.getByRole('link')).not.toHaveAttribute('data-followed');
});
