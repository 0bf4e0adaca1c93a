import { safeStorage } from './safe-storage';
import { createSession, takeParameters } from './session';

const brokenStorage = () => {
  throw new Error('denied');
};
const openSession = (address = 'http://localhost/', storage = safeStorage(() => localStorage)) => {
  const bar = { address };
  const session = createSession({ storage, address: () => bar.address, language: () => 'en' });
  return { session, bar, storage };
};

beforeEach(() => {
  localStorage.clear();
});

describe('the session', () => {
  it('exists when the current parameters contain a session id that is not empty', () => {
    const { session, bar } = openSession();
    expect(session.isLoggedIn()).toBe(false);
    bar.address = 'http://localhost/?sessionId=abc';
    expect(session.isLoggedIn()).toBe(true);
    bar.address = 'http://localhost/?sessionId=';
    expect(session.isLoggedIn()).toBe(false);
  });

  it('sends the chosen language with each request, not the one in the address', () => {
    const { session } = openSession('http://localhost/?lang=hi');
    expect(session.language()).toBe('en');
    expect(session.parameters().get('lang')).toBe(session.language());
  });

  it('is stored as null when the saved record has no session, which ends the login', () => {
    const { session } = openSession();
    session.saveLogin({ sessionId: 's1' });
    expect(session.isLoggedIn()).toBe(true);
    session.saveLogin({});
    expect(localStorage.getItem('clearloan.login')).toBe('null');
    expect(session.isLoggedIn()).toBe(false);
  });

  it('from a link is removed from the address bar and only returned, while the rest becomes the common parameters', () => {
    const { session, bar } = openSession('http://localhost/orders??sessionId=link&?channel=ads');
    const { cleanAddress, offered } = takeParameters(session, bar.address);
    bar.address = `http://localhost${cleanAddress}`;
    expect(cleanAddress).toBe('/orders');
    expect(offered).toBe('link');
    expect(Object.fromEntries(session.parameters())).toEqual({ channel: 'ads', lang: 'en' });
    expect(localStorage.getItem('clearloan.parameters')).toBe('channel=ads');
    expect(JSON.stringify(localStorage)).not.toContain('link');
  });

  it.each(['other', '', 'junk&sessionId=junk'])('stays when a link brings “%s”', (incoming) => {
    const { session } = openSession();
    session.saveLogin({ sessionId: 'before' });
    takeParameters(session, `http://localhost/?sessionId=${incoming}`);
    expect(session.storedLogin()?.sessionId).toBe('before');
  });

  it('is not offered again when the link carries the stored session', () => {
    const { session } = openSession();
    session.saveLogin({ sessionId: 's1' });
    expect(takeParameters(session, 'http://localhost/?sessionId=s1').offered).toBeUndefined();
  });

  it('is held in memory when the device denies storage', () => {
    const { session, storage } = openSession('http://localhost/', safeStorage(brokenStorage));
    session.saveLogin({ sessionId: 's1' });
    expect(session.isLoggedIn()).toBe(true);
    expect(storage.persists).toBe(false);
  });

  it('ignores a stored record that cannot be parsed', () => {
    localStorage.setItem('clearloan.login', '{"sessionId":5');
    expect(openSession().session.isLoggedIn()).toBe(false);
  });

  it('notifies every listener about login and logout', () => {
    const { session } = openSession();
    const listener = jest.fn();
    const stop = session.subscribe(listener);
    session.saveLogin({ sessionId: 's1' });
    session.changedElsewhere();
    stop();
    session.saveLogin(null);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
