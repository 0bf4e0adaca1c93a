import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { features } from './features';
import { provideScreens } from './screens';
import { openAt } from './testing/open-at';

beforeAll(() => provideScreens(features));

beforeEach(() => {
  // jsdom has no layout, so scrolling does nothing.
  window.scrollTo = () => undefined;
});

/** A visitor opens the app from a link, offline. Leaving must still work. */
async function openByLink(path: string) {
  const { router, leave } = await openAt(path);
  const goes = async (to: string) => {
    await waitFor(() => {
      expect(window.location.pathname + window.location.search).toBe(to);
    });
    await waitFor(() => {
      expect(router.state.pending).toBeUndefined();
    });
  };
  return { router, goes, leave, user: userEvent.setup() };
}

describe('a visitor whose link leads to a borrower’s screen', () => {
  it('goes home when closing the login', async () => {
    const { goes, leave, user } = await openByLink('/orders');
    await goes('/login?_return=%2Forders');
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await goes('/');
    leave();
  });

  it('does not have that screen in the history behind the login', async () => {
    const before = window.history.length;
    const { goes, leave } = await openByLink('/orders');
    await goes('/login?_return=%2Forders');
    // One entry for the link. The login replaces it instead of adding one.
    expect(window.history.length).toBe(before + 1);
    leave();
  });

  it('returns to the public screen that they came from', async () => {
    const { router, goes, leave, user } = await openByLink('/calculator');
    await act(() => router.navigate('/orders'));
    await goes('/login?_return=%2Forders');
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await goes('/calculator');
    leave();
  });

  it('goes home when the screen behind the login requires a login too', async () => {
    const { router, goes, leave, user } = await openByLink('/login');
    // The state after a session expires on the borrower’s second screen.
    window.history.replaceState({ idx: 0 }, '', '/orders');
    await act(() => router.navigate('/login?_return=/mine'));
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await goes('/');
    leave();
  });
});
