import { buildId, ownScript } from '@clearloan/ui';
import { letOwnWorkerTakeOver } from './worker-update';

const workerPath = '/sw.js';

/** Has the browser keep the app's files, once the page itself has loaded. One that refuses keeps nothing; the app works as before. */
export function registerWorker(): void {
  if (document.readyState === 'complete')
    navigator.serviceWorker
      .register(ownScript(workerPath), { updateViaCache: 'none' })
      .then((registration) => letOwnWorkerTakeOver(registration, buildId()))
      .catch(() => undefined);
  else window.addEventListener('load', registerWorker, { once: true });
}
