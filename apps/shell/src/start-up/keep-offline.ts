import { buildId, ownScript } from '@clearloan/ui';
import { isSavingData, whenIdle } from './spare-time';

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
