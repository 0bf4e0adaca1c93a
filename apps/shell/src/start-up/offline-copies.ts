import { persistQueries } from '@clearloan/api-client';
import { isDeviceShared } from '@clearloan/session';
import { buildId } from '@clearloan/app-runtime';
import { isSavingData, whenSettled } from '../runtime/idle';
import type { ShellServices } from '../runtime/shell-services';

/** The code of the next screens is prefetched first. */
const standsMs = 4000;

/**
 * Registers the service worker, which stores the built files so that the tools open offline. It starts well after the first
 * render, not at all on Save-Data, and never reloads a page.
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

/**
 * Persists the last responses for offline reading. The code loads at once when the device is offline, soon when a response is
 * missing, and otherwise after the next screens' code, or when the page is hidden.
 */
export function persistLastReads({ queries, session }: Pick<ShellServices, 'queries' | 'session'>): void {
  /** Undefined on a shared device. */
  const owner = () => (isDeviceShared() ? undefined : session.sessionId());
  const isSomethingUnanswered = () =>
    queries
      .getQueryCache()
      .getAll()
      .some(({ state }) => state.fetchStatus !== 'idle' || state.status === 'error');
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
