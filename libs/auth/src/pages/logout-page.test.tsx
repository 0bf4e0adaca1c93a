import { codes } from '@clearloan/api-client/declare';
import { closeOfflineStore, offlineStore } from '@clearloan/api-client/offline';
import { fakeLender, renderRoutes } from '@clearloan/testing';
import { screen, waitFor } from '@testing-library/react';
import { logout, userInfo, userLogout, userMenu } from '../contract';
import { userInfo as info } from '../fixtures/user-info';
import { userMenu as menu } from '../fixtures/user-menu';
import { routes } from '../routes';
import { leavingShell } from '../testing/leaving-shell';

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

describe('logging out', () => {
  it('ends the session at the lender and on the phone, and leads home', async () => {
    lender.answerWire(logout, null);
    const { tap, session } = await openFromMine();
    await tap('Log out');
    expect(await screen.findByText('elsewhere: /')).toBeVisible();
    expect(session.isLoggedIn()).toBe(false);
    expect(lender.received(logout)).toHaveLength(1);
    expect(lender.received(userLogout)).toHaveLength(0);
  });

  it('leaves nothing of the borrower on the phone but language and theme', async () => {
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

  it('ends the messages to this browser: the next borrower gets none of this one’s reminders', async () => {
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

  it('tells a lender of the older kind by the older call', async () => {
    lender.refuse(logout, codes.notFound, 'No such call.');
    lender.answerWire(userLogout, null);
    const { tap } = await openFromMine();
    await tap('Log out');
    await screen.findByText('elsewhere: /');
    expect(lender.received(userLogout)).toHaveLength(1);
  });

  it('works without a network, and without a failure on the screen', async () => {
    lender.drop(logout);
    const { tap, session } = await openFromMine();
    await tap('Log out');
    expect(await screen.findByText('elsewhere: /')).toBeVisible();
    expect(session.isLoggedIn()).toBe(false);
    expect(screen.queryByText('(network)')).not.toBeInTheDocument();
  });

  it('does not wait for ever for a lender that stays silent', async () => {
    lender.hang(logout);
    const { tap } = await openFromMine();
    await tap('Log out');
    expect(await screen.findByText('elsewhere: /', {}, { timeout: 4500 })).toBeVisible();
  });

  it('is called off by Stay: back where it was asked for, and nothing is sent', async () => {
    const { tap, session, router } = await openFromMine();
    await tap('Stay');
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/mine');
    });
    expect(session.isLoggedIn()).toBe(true);
    expect(lender.received(logout)).toEqual([]);
  });

  it('is called off to the settings when a link led here', async () => {
    const { user, router } = await renderRoutes([leavingShell(routes)], { at: '/logout' });
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/settings');
    });
  });

  it('leads a guest home', async () => {
    await renderRoutes([leavingShell(routes)], { at: '/logout', loggedIn: false, elsewhere: ['/'] });
    expect(await screen.findByText('elsewhere: /')).toBeVisible();
  });

  const keepRecord = () =>
    offlineStore().write([{ list: 'records', id: 'rice', day: '2026-11-20', wire: { note: 'Rice' } }]);

  it('says first what only this phone has, and offers to send it', async () => {
    await keepRecord();
    const { session } = await openFromMine();
    expect(await screen.findByText('1 record is only on this phone')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View and send first' })).toHaveAttribute('href', '/bookkeeping');
    expect(session.isLoggedIn()).toBe(true);
  });

  it('takes what only this phone has with it when the borrower says so', async () => {
    lender.answerWire(logout, null);
    await keepRecord();
    const { tap } = await openFromMine();
    await screen.findByText('1 record is only on this phone');
    await tap('Log out and lose them');
    await screen.findByText('elsewhere: /');
    expect(await offlineStore().pending()).toEqual([]);
  });

  it('has no word of records where none waits', async () => {
    await openFromMine();
    expect(screen.queryByText(/only on this phone/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible();
  });
});
