import { startUp, type Session } from '@clearloan/api-client';
import { isDeviceShared, markSessionUnconfirmed, presentIdlePhase, clearLocalData } from '@clearloan/auth';

export interface Arrival {
  /** Resolves when no data of a previous borrower is left on the device; the app opens after it. */
  readonly localDataCleared: () => Promise<void>;
  /** A session from the native shell is unconfirmed too, until the borrower confirms it. */
  readonly takeUnconfirmedSession: (sessionId: string | undefined) => void;
}

/**
 * Runs first: reads the common parameters and the session from the URL, and removes both before anything is fetched or rendered.
 */
export function takeInAddress(session: Session): Arrival {
  let cleared = Promise.resolve();
  const forgetBorrower = () => {
    cleared = clearLocalData();
  };
  /** Set before the session is stored: another tab that finds the session must find this flag too. */
  const expectAnother = () => {
    forgetBorrower();
    markSessionUnconfirmed();
  };
  // A visit on a shared device times out, even if the browser was closed in between.
  if (isDeviceShared() && presentIdlePhase() === 'over') {
    forgetBorrower();
    session.saveLogin(null);
  }
  const cleanAddress = startUp(session, window.location.href, expectAnother);
  window.history.replaceState(window.history.state, '', cleanAddress);
  // A URL may change its `#session` without a new document; it is handled like any other.
  window.addEventListener('hashchange', () => {
    if (session.sessionId() !== session.storedLogin()?.sessionId) window.location.reload();
  });
  return {
    localDataCleared: () => cleared,
    takeUnconfirmedSession: (sessionId) => {
      if (sessionId === undefined || sessionId === session.storedLogin()?.sessionId) return;
      expectAnother();
      session.saveLogin({ sessionId });
    },
  };
}
