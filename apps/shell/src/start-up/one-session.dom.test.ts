import { createSession, safeStorage } from '@clearloan/api-client';
import { restrictToOneSession } from './one-session';

const anotherTabStores = (login: string) => {
  localStorage.setItem('clearloan.login', login);
  window.dispatchEvent(new StorageEvent('storage', { key: 'clearloan.login' }));
};
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
