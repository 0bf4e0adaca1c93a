import { persistQueries } from '@clearloan/api-client';
import { hasUnconfirmedSession, isDeviceShared } from '@clearloan/auth';
import { buildId } from '@clearloan/app-runtime';
import { queries, session } from '../runtime/lender';
import { isSavingData, whenSettled } from '../runtime/idle';

/** The code of the next screens goes first. */
const standsMs = 4000;

/**
 * Keeps the built files on the device, so that the tools open without a network. It begins when the first screen is long
 * drawn, takes nothing from a borrower who saves data, and never reloads a page.
 */
export function registerServiceWorker(): void {
  if (buildId() === 'development' || !('serviceWorker' in navigator)) return;
  whenSettled(() => {
    if (isSavingData()) return;
    import('./register-worker').then(
      ({ registerWorker }) => registerWorker(),
      () => undefined,
    );
  }, standsMs);
}

/** Nobody's, while others use the phone or nobody has said whose session it is. */
const owner = () => (isDeviceShared() || hasUnconfirmedSession() ? undefined : session.sessionId());

const isSomethingUnanswered = () =>
  queries
    .getQueryCache()
    .getAll()
    .some(({ state }) => state.fetchStatus !== 'idle' || state.status === 'error');

/**
 * What was read last is kept for reading without a network. Where there is none now it is wanted at once, and soon where an answer
 * is missing; else it takes nothing from the next screens, but is there when the device is put away.
 */
export function persistLastReads(): void {
  let keeping: Promise<void> | undefined;
  const begin = () => {
    keeping ??= persistQueries({ queries, owner });
  };
  if (!navigator.onLine) begin();
  whenSettled(() => {
    if (isSomethingUnanswered()) begin();
  });
  whenSettled(begin, standsMs);
  document.addEventListener('visibilitychange', begin, { once: true });
}
