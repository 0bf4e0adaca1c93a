import { startUp } from '@clearloan/api-client';
import { isDeviceShared, markSessionUnconfirmed, presentIdlePhase, clearLocalData } from '@clearloan/auth';
import { session } from '../runtime/lender';

/**
 * Imported first: the address gives its common parameters and its session, and loses both before anything else
 * runs, is fetched or is drawn.
 */

/** Kept when nothing of a borrower before is left on the device; the app opens after it. */
export let localDataCleared = Promise.resolve();

const forgetBorrower = () => {
  localDataCleared = clearLocalData();
};

/** Noted before the session is stored: another tab that finds it stored must find the question too. */
const expectAnother = () => {
  forgetBorrower();
  markSessionUnconfirmed();
};

// The visit of a shared device ends in time, also when the browser was closed meanwhile.
if (isDeviceShared() && presentIdlePhase() === 'over') {
  forgetBorrower();
  session.saveLogin(null);
}

const cleanAddress = startUp(session, window.location.href, expectAnother);
window.history.replaceState(window.history.state, '', cleanAddress);

/** A session from the app around the page is a stranger's too, until the borrower says that it is theirs. */
export function takeUnconfirmedSession(sessionId: string | undefined): void {
  if (sessionId === undefined || sessionId === session.storedLogin()?.sessionId) return;
  expectAnother();
  session.saveLogin({ sessionId });
}

// An address may bring a session behind its `#` without a new page: it is taken in like any other.
window.addEventListener('hashchange', () => {
  if (session.sessionId() !== session.storedLogin()?.sessionId) window.location.reload();
});
