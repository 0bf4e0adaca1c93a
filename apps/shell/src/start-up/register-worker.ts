import { ownScript } from '@clearloan/ui';

const workerPath = '/sw.js';

/** Has the browser keep the app's files, once the page itself has loaded. One that refuses keeps nothing; the app works as before. */
export function registerWorker(): void {
  if (document.readyState === 'complete')
    navigator.serviceWorker
      .register(ownScript(workerPath), { updateViaCache: 'none' })
      .catch(() => undefined);
  else window.addEventListener('load', registerWorker, { once: true });
}
