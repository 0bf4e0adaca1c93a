import { startUp } from '@clearloan/api-client';
import { isDeviceShared, markSessionUnconfirmed, presentIdlePhase, clearLocalData } from '@clearloan/auth';
import { session } from '../runtime/lender';

/**
 * Imported first: reads the common parameters and the session from the URL, and removes both before anything else runs, is fetched
 * or is rendered.
 */

/** Resolves when no data of a previous borrower is left on the device; the app opens after it. */
export let localDataCleared = Promise.resolve();

const forgetBorrower = () => {
  localDataCleared = clearLocalData();
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

/** A session from the native shell is unconfirmed too, until the borrower confirms it. */
export function takeUnconfirmedSession(sessionId: string | undefined): void {
  if (sessionId === undefined || sessionId === session.storedLogin()?.sessionId) return;
  expectAnother();
  session.saveLogin({ sessionId });
}

// A URL may change its `#session` without a new document; it is handled like any other.
window.addEventListener('hashchange', () => {
  if (session.sessionId() !== session.storedLogin()?.sessionId) window.location.reload();
});
