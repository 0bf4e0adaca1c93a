import { activeLanguage, buildId, onLanguageChange, ownScript } from '@clearloan/app-runtime';
import { storeCatalogsOf } from '../service-worker/stored-catalogs';
import { markLanguage } from '../service-worker/shell-caches';
import { letOwnWorkerTakeOver } from '../runtime/worker-update';

const workerPath = '/sw.js';

/** Has the browser keep the app's files, once the page itself has loaded. One that refuses keeps nothing; the app works as before. */
export function registerWorker(): void {
  if (document.readyState === 'complete')
    register()
      .then((registration) => letOwnWorkerTakeOver(registration, buildId()))
      .then(storeCatalogs)
      .catch(() => undefined);
  else window.addEventListener('load', registerWorker, { once: true });
}

/** The first worker of a device stores the catalogs of this language before it takes over. */
async function register(): Promise<ServiceWorkerRegistration> {
  if (navigator.serviceWorker.controller === null)
    await markLanguage(buildId(), activeLanguage()).catch(() => undefined);
  return navigator.serviceWorker.register(ownScript(workerPath), { updateViaCache: 'none' });
}

/** The worker keeps the catalogs of the language on screen, and of each that is chosen later. */
async function storeCatalogs(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const keep = () => active?.postMessage(storeCatalogsOf(activeLanguage()));
  keep();
  onLanguageChange(keep);
}
