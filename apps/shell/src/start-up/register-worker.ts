import { activeLanguage, buildId, onLanguageChange, ownScript } from '@clearloan/app-runtime';
import { storeCatalogsOf, markLanguage } from '../service-worker/shell-caches';
import { letOwnWorkerTakeOver } from '../runtime/worker-update';

const workerPath = '/sw.js';

/** Registers the service worker once the page has loaded. If the browser refuses, the app works without it. */
export function registerWorker(): void {
  if (document.readyState === 'complete')
    register()
      .then((registration) => letOwnWorkerTakeOver(registration, buildId()))
      .then(storeCatalogs)
      .catch(() => undefined);
  else window.addEventListener('load', registerWorker, { once: true });
}

/** A device's first worker stores the catalogs of this language before it activates. */
async function register(): Promise<ServiceWorkerRegistration> {
  if (navigator.serviceWorker.controller === null)
    await markLanguage(buildId(), activeLanguage()).catch(() => undefined);
  return navigator.serviceWorker.register(ownScript(workerPath), { updateViaCache: 'none' });
}

/** The worker stores the catalogs of the current language, and of each language chosen later. */
async function storeCatalogs(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const keep = () => active?.postMessage(storeCatalogsOf(activeLanguage()));
  keep();
  onLanguageChange(keep);
}
