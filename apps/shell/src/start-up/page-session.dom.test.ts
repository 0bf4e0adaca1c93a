import { offeredSession } from '@clearloan/auth';
import { createSession, safeStorage } from '@clearloan/api-client';
import { borrowerHashKey, rememberBorrower } from '@clearloan/session';
import { createServices } from '../runtime/shell-services';
import { reportErrors } from './open-app';
import { takeAddress, takeInAddress, restrictToOneSession } from './page-session';

const consentOf = (purpose: string) => ({
  consentId: purpose,
  purpose,
  state: 'given',
  at: '2026-11-20T02:00:00.000Z',
  toldAs: 'visitor',
  textVersion: '1',
  textHash: 'a'.repeat(64),
  locale: 'en',
  screen: 'privacyCentre',
});
const stranger = 'a-stranger-with-32-signs-in-an-id';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('a session in an address changes nothing on the device and is not used', () => {
  const consents = [consentOf('analytics'), consentOf('location')];
  localStorage.setItem('clearloan.consents', JSON.stringify(consents));
  localStorage.setItem('clearloan.drafts', 'a form');
  localStorage.setItem('clearloan.login', '{"sessionId":"mine"}');
  const before = JSON.stringify(localStorage);
  const sent = jest.spyOn(globalThis, 'fetch');
  window.history.replaceState(null, '', `/orders?sessionId=${stranger}`);
  const services = createServices();
  void takeInAddress(services.session);
  reportErrors(services);
  expect(window.location.href).not.toContain(stranger);
  expect(offeredSession()).toBe(stranger);
  expect(services.session.sessionId()).toBe('mine');
  expect(JSON.stringify(localStorage)).toBe(before);
  expect(sent).not.toHaveBeenCalled();
});

it('a visitor’s earlier consent is not reported under a session that a link brought', async () => {
  localStorage.setItem('clearloan.consents', JSON.stringify([consentOf('analytics')]));
  const sent = jest.spyOn(globalThis, 'fetch');
  window.history.replaceState(null, '', `/?sessionId=${stranger}`);
  const services = createServices();
  void takeInAddress(services.session);
  await services.privacy.consents.report();
  expect(services.session.isLoggedIn()).toBe(false);
  expect(services.privacy.consentLog.lines()).toHaveLength(1);
  expect(sent).not.toHaveBeenCalled();
});

it('no call uses a session in a fragment, which is offered once', () => {
  window.history.replaceState(null, '', '/');
  const { session } = createServices();
  window.history.replaceState(null, '', `/#/?sessionId=${stranger}`);
  expect(session.isLoggedIn()).toBe(false);
  expect(takeAddress(session)).toBe(true);
  expect(window.location.href).not.toContain(stranger);
  expect(takeAddress(session)).toBe(false);
});

const anotherTabStores = (login: string) => {
  localStorage.setItem('clearloan.login', login);
  window.dispatchEvent(new StorageEvent('storage', { key: 'clearloan.login' }));
};
function anotherTabDoes(work: () => void) {
  const owner = sessionStorage.getItem('clearloan.tab-owner') ?? '';
  work();
  sessionStorage.setItem('clearloan.tab-owner', owner);
  window.dispatchEvent(new StorageEvent('storage', { key: borrowerHashKey }));
}
const backBringsThePage = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

function openPage(login: { sessionId: string } | null) {
  const session = createSession({
    storage: safeStorage(() => localStorage),
    address: () => 'http://localhost/',
    language: () => 'en',
  });
  session.saveLogin(login);
  const startOver = jest.fn();
  const askAgain = jest.fn();
  restrictToOneSession({ session, startOver, askAgain });
  return { session, startOver, askAgain };
}

afterEach(() => {
  localStorage.clear();
});

describe('a borrower’s page', () => {
  it('restarts when another tab logs out', () => {
    const { startOver } = openPage({ sessionId: 'a' });
    anotherTabStores('null');
    expect(startOver).toHaveBeenCalledTimes(1);
  });

  it('restarts once, and keeps nothing that was typed in it', () => {
    localStorage.setItem(borrowerHashKey, '1');
    const { startOver } = openPage({ sessionId: 'a' });
    window.dispatchEvent(new StorageEvent('storage', { key: 'clearloan.theme' }));
    sessionStorage.setItem('clearloan.draft.reminder', 'Rent');
    localStorage.removeItem(borrowerHashKey);
    anotherTabStores('null');
    anotherTabStores('null');
    expect(startOver).toHaveBeenCalledTimes(1);
    expect(sessionStorage.getItem('clearloan.draft.reminder')).toBeNull();
  });

  it('keeps what was typed in it when the lender ends the session and the same borrower logs in', () => {
    localStorage.setItem(borrowerHashKey, '1');
    openPage({ sessionId: 'a' });
    sessionStorage.setItem('clearloan.draft.reminder', 'Rent');
    anotherTabStores('null');
    anotherTabStores('{"sessionId":"b"}');
    expect(sessionStorage.getItem('clearloan.draft.reminder')).toBe('Rent');
  });

  it('keeps what was typed in it when the borrower changes the phone number in another tab', () => {
    rememberBorrower('+6281255500417');
    openPage({ sessionId: 'a' });
    sessionStorage.setItem('clearloan.draft.reminder', 'Rent');
    anotherTabDoes(() => rememberBorrower('+6281255500418'));
    expect(sessionStorage.getItem('clearloan.draft.reminder')).toBe('Rent');
    anotherTabDoes(() => {
      localStorage.clear();
      rememberBorrower('+6281255500417');
    });
    expect(sessionStorage.getItem('clearloan.draft.reminder')).toBeNull();
  });

  it('restarts when another borrower logs in in another tab', () => {
    const { startOver } = openPage({ sessionId: 'a' });
    anotherTabStores('{"sessionId":"b"}');
    expect(startOver).toHaveBeenCalledTimes(1);
  });

  it('stays when another tab stores something else', () => {
    const { startOver, askAgain } = openPage({ sessionId: 'a' });
    window.dispatchEvent(new StorageEvent('storage', { key: 'clearloan.theme' }));
    expect(startOver).not.toHaveBeenCalled();
    expect(askAgain).not.toHaveBeenCalled();
  });

  it('restarts when it returns from the back/forward cache after a logout, and refetches otherwise', () => {
    const { startOver, askAgain } = openPage({ sessionId: 'a' });
    backBringsThePage(false);
    expect(askAgain).not.toHaveBeenCalled();
    backBringsThePage(true);
    expect(askAgain).toHaveBeenCalledTimes(1);
    expect(startOver).not.toHaveBeenCalled();
    localStorage.setItem('clearloan.login', 'null');
    backBringsThePage(true);
    expect(startOver).toHaveBeenCalledTimes(1);
  });

  it('follows its own login and logout without a restart', () => {
    const { session, startOver } = openPage(null);
    session.saveLogin({ sessionId: 'a' });
    session.saveLogin(null);
    window.dispatchEvent(new StorageEvent('storage', { key: 'clearloan.login' }));
    expect(startOver).not.toHaveBeenCalled();
  });
});

it('a visitor’s page refetches when another tab logs in', () => {
  const { session, startOver, askAgain } = openPage(null);
  const listener = jest.fn();
  session.subscribe(listener);
  anotherTabStores('{"sessionId":"a"}');
  expect(listener).toHaveBeenCalled();
  expect(askAgain).toHaveBeenCalledTimes(1);
  expect(startOver).not.toHaveBeenCalled();
});
