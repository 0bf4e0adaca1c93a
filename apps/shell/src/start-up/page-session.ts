import { takeParameters, type Session } from '@clearloan/api-client';
import { holdOfferedSession } from '@clearloan/auth';
import {
  clearLocalData,
  clearTabOfFormerBorrower,
  isDeviceShared,
  presentIdlePhase,
} from '@clearloan/session';

/**
 * Reads the common parameters and the session from the URL, and removes both. Nothing that comes with an address changes what is on
 * the device: the session is held apart until the borrower answers. @returns whether it brought one
 */
export function takeAddress(session: Session): boolean {
  const { cleanAddress, offered } = takeParameters(session, window.location.href);
  window.history.replaceState(window.history.state, '', cleanAddress);
  if (offered) holdOfferedSession(offered);
  return !!offered;
}

/**
 * Runs first, before anything is fetched or rendered. A visit on a shared device times out, even if the browser was closed in between.
 * @returns resolves when no data of such a visit is left on the device; the app opens after it
 */
export async function takeInAddress(session: Session): Promise<void> {
  let cleared: Promise<void> | undefined;
  if (isDeviceShared() && presentIdlePhase() === 'over') {
    cleared = clearLocalData();
    session.saveLogin(null);
  }
  clearTabOfFormerBorrower();
  takeAddress(session);
  await cleared;
}

interface OneSession {
  readonly session: Session;
  /** Discards the page and everything in its memory. */
  readonly startOver: () => void;
  /** Refetches: the screen may be outdated, or no longer permitted. */
  readonly askAgain: () => void;
}

/**
 * A page shows the data of one session. It starts over when another tab ends or replaces that session, or when Back restores the
 * page from the back/forward cache after the session has ended. It refetches when another tab logs in. A session that a link
 * brings to another tab changes nothing here before the borrower accepts it there.
 */
export function restrictToOneSession({ session, startOver, askAgain }: OneSession): void {
  const stored = () => session.storedLogin()?.sessionId;
  let own = stored();
  session.subscribe(() => {
    own = stored();
  });
  const check = () => {
    clearTabOfFormerBorrower();
    if (own === stored()) return;
    if (own !== undefined) {
      // Offline, the page stays: it must not start over with each later change.
      own = stored();
      startOver();
      return;
    }
    session.changedElsewhere();
    askAgain();
  };
  window.addEventListener('storage', check);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    check();
    askAgain();
  });
}
