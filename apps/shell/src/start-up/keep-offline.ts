import { keepReads } from '@clearloan/api-client';
import { isHandedOver, isPhoneShared } from '@clearloan/auth';
import { buildId, ownScript } from '@clearloan/ui';
import { queries } from './lender';
import { session } from './session';
import { isSavingData, whenAtRest, whenIdle } from './spare-time';

const workerPath = '/sw.js';

/**
 * Keeps the built files on the phone, so that the tools open without a network. It begins when the first screen is long
 * drawn, takes nothing from a borrower who saves data, and never reloads a page.
 */
export function keepOffline(): void {
  const isBuilt = buildId() !== 'development';
  if (!isBuilt || !('serviceWorker' in navigator) || isSavingData()) return;
  if (document.readyState === 'complete') whenIdle(register);
  else window.addEventListener('load', () => whenIdle(register), { once: true });
}

function register(): void {
  // A browser that refuses keeps nothing; the app works as before.
  navigator.serviceWorker.register(ownScript(workerPath), { updateViaCache: 'none' }).catch(() => undefined);
}

/** Nobody's, while others use the phone or nobody has said whose session it is. */
const owner = () => (isPhoneShared() || isHandedOver() ? undefined : session.sessionId());

/** What was read last is kept for reading without a network; where there is none now, it is wanted at once. */
export function keepLastReads(): void {
  const start = () => void keepReads({ queries, owner });
  if (navigator.onLine) whenAtRest(start);
  else start();
}
