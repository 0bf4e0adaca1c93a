import { codes } from '@clearloan/api-client/declare';
import { closeOfflineStore, offlineStore } from '@clearloan/api-client/offline';
import { fakeLender, renderRoutes } from '@clearloan/testing';
import { screen, waitFor } from '@testing-library/react';
import { logout, userInfo, userLogout } from '@clearloan/session/contract';
import { userInfo as info, leavingShell } from '@clearloan/session/testing';
import { routes } from '../routes';
import { userMenu } from '../contract';
import { userMenu as menu } from '../fixtures/user-menu';

const lender = fakeLender();

beforeEach(() => {
  lender.answerWire(userInfo, info);
  lender.answerWire(userMenu, menu);
});
afterEach(() => {
  closeOfflineStore();
  localStorage.clear();
  sessionStorage.clear();
});

async function openFromMine() {
  const opened = await renderRoutes([leavingShell(routes)], { at: '/mine', elsewhere: ['/'] });
  await opened.user.click(await screen.findByRole('link', { name: 'Log out' }));
  await screen.findByRole('dialog', { name: 'Log out?' });
  const tap = (name: string) => opened.user.click(screen.getByRole('button', { name }));
  return { ...opened, tap };
}

describe('the logout', () => {
  it('ends the session at the lender and on the device, and opens home', async () => {
    lender.answerWire(logout, null);
    const { tap, session } = await openFromMine();
    await tap('Log out');
    expect(await screen.findByText('elsewhere: /')).toBeVisible();
    expect(session.isLoggedIn()).toBe(false);
    expect(lender.received(logout)).toHaveLength(1);
    expect(lender.received(userLogout)).toHaveLength(0);
  });

  it('deletes the borrower’s data on the device except language and theme [promise: logout-clears]', async () => {
    lender.answerWire(logout, null);
    localStorage.setItem('clearloan.language', 'id');
    localStorage.setItem('clearloan.theme', 'dark');
    localStorage.setItem('clearloan.draft.job', 'Mira works at Harbour');
    sessionStorage.setItem('clearloan.keys', 'a key');
    const { tap, queries } = await openFromMine();
    await tap('Log out');
    await screen.findByText('elsewhere: /');
    expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
      'clearloan.language': 'id',
      'clearloan.theme': 'dark',
      'clearloan.login': 'null',
    });
    expect(sessionStorage).toHaveLength(0);
    expect(queries.getQueryCache().getAll()).toEqual([]);
  });

  it('unsubscribes from push, so that the next borrower gets no reminders of this one', async () => {
    lender.answerWire(logout, null);
    const unsubscribe = jest.fn(() => Promise.resolve(true));
    const pushManager = { getSubscription: () => Promise.resolve({ unsubscribe }) };
    Object.defineProperty(navigator, 'serviceWorker', {
      value: { getRegistration: () => Promise.resolve({ pushManager }) },
      configurable: true,
    });
    try {
      const { tap } = await openFromMine();
      expect(unsubscribe).not.toHaveBeenCalled();
      await tap('Log out');
      await screen.findByText('elsewhere: /');
      expect(unsubscribe).toHaveBeenCalledTimes(1);
    } finally {
      Reflect.deleteProperty(navigator, 'serviceWorker');
    }
  });

  it('falls back to the older endpoint when the lender does not know the new one', async () => {
    lender.refuse(logout, codes.notFound, 'No such call.');
    lender.answerWire(userLogout, null);
    const { tap } = await openFromMine();
    await tap('Log out');
    await screen.findByText('elsewhere: /');
    expect(lender.received(userLogout)).toHaveLength(1);
  });

  it('works without a network and shows no failure', async () => {
    lender.drop(logout);
    const { tap, session } = await openFromMine();
    await tap('Log out');
    expect(await screen.findByText('elsewhere: /')).toBeVisible();
    expect(session.isLoggedIn()).toBe(false);
    expect(screen.queryByText('(network)')).not.toBeInTheDocument();
  });

  it('completes when the lender does not respond', async () => {
    lender.hang(logout);
    const { tap } = await openFromMine();
    await tap('Log out');
    expect(await screen.findByText('elsewhere: /', {}, { timeout: 4500 })).toBeVisible();
  });

  it('returns to the previous screen on Stay and sends nothing', async () => {
    const { tap, session, router } = await openFromMine();
    await tap('Stay');
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/mine');
    });
    expect(session.isLoggedIn()).toBe(true);
    expect(lender.received(logout)).toEqual([]);
  });

  it('returns to the settings on Stay when the screen was opened by a link', async () => {
    const { user, router } = await renderRoutes([leavingShell(routes)], { at: '/logout' });
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/settings');
    });
  });

  it('redirects a visitor to home', async () => {
    await renderRoutes([leavingShell(routes)], { at: '/logout', loggedIn: false, elsewhere: ['/'] });
    expect(await screen.findByText('elsewhere: /')).toBeVisible();
  });

  const keepRecord = () =>
    offlineStore().write([{ list: 'records', id: 'rice', day: '2026-11-20', wire: { note: 'Rice' } }]);

  it('warns about records that are only on this device, and offers to send them', async () => {
    await keepRecord();
    const { session } = await openFromMine();
    expect(await screen.findByText('1 record is only on this phone')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View and send first' })).toHaveAttribute('href', '/bookkeeping');
    expect(session.isLoggedIn()).toBe(true);
  });

  it('deletes unsent records when the borrower confirms it', async () => {
    lender.answerWire(logout, null);
    await keepRecord();
    const { tap } = await openFromMine();
    await screen.findByText('1 record is only on this phone');
    await tap('Log out and lose them');
    await screen.findByText('elsewhere: /');
    expect(await offlineStore().pending()).toEqual([]);
  });

  it('mentions no records when none are unsent', async () => {
    await openFromMine();
    expect(screen.queryByText(/only on this phone/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible();
  });
});
