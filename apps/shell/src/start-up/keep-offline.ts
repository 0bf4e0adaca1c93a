import { buildId, ownScript } from '@clearloan/ui';

const workerPath = '/sw.js';

declare global {
  interface Navigator {
    /** Missing outside Chromium. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/**
 * Keeps the built files on the phone, so that the tools open without a network. It begins when the first screen is long
 * drawn, takes nothing from a borrower who saves data, and never reloads a page.
 */
export function keepOffline(): void {
  const isBuilt = buildId() !== 'development';
  if (!isBuilt || !('serviceWorker' in navigator) || navigator.connection?.saveData === true) return;
  if (document.readyState === 'complete') whenIdle(register);
  else window.addEventListener('load', () => whenIdle(register), { once: true });
}

/** Safari knows no idle time. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 10_000 });
  else setTimeout(work, 3000);
}

function register(): void {
  // A browser that refuses keeps nothing; the app works as before.
  navigator.serviceWorker.register(ownScript(workerPath), { updateViaCache: 'none' }).catch(() => undefined);
}
