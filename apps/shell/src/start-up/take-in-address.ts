import { takeParameters, type Session } from '@clearloan/api-client';
import { clearLocalData, holdOfferedSession, isDeviceShared, presentIdlePhase } from '@clearloan/auth';

export interface Arrival {
  /** Resolves when no data of a visit that timed out is left on the device; the app opens after it. */
  readonly localDataCleared: Promise<void>;
  /** A later address or the native shell brings a session too. @param settle asks what happens with it */
  readonly onOffer: (settle: () => void) => void;
}

/**
 * Runs first: reads the common parameters and the session from the URL, and removes both before anything is fetched or rendered.
 * Nothing that comes with an address changes what is on the device: the session is held apart until the borrower answers.
 */
export function takeInAddress(session: Session): Arrival {
  let localDataCleared = Promise.resolve();
  // A visit on a shared device times out, even if the browser was closed in between.
  if (isDeviceShared() && presentIdlePhase() === 'over') {
    localDataCleared = clearLocalData();
    session.saveLogin(null);
  }
  const take = () => {
    const { cleanAddress, offered } = takeParameters(session, window.location.href);
    window.history.replaceState(window.history.state, '', cleanAddress);
    if (offered) holdOfferedSession(offered);
    return offered;
  };
  take();
  return {
    localDataCleared,
    // A URL may change its `#session` without a new document; what is typed on the page stays.
    onOffer: (settle) => {
      window.addEventListener('hashchange', () => {
        if (take()) settle();
      });
    },
  };
}
