declare global {
  interface Navigator {
    /** Missing outside Chromium. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/** The borrower asked the browser to fetch no more than needed. */
export const isSavingData = (): boolean => navigator.connection?.saveData === true;

const slowest = new Set(['slow-2g', '2g']);

/** May be fetched what the borrower has not asked for? Never where each byte is paid for or waited for. */
export const mayPrefetch = (): boolean =>
  navigator.onLine && !isSavingData() && !slowest.has(navigator.connection?.effectiveType ?? '');

/** Safari knows no idle time. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 10_000 });
  else setTimeout(work, 3000);
}

/** So long a screen has stood before anything else is fetched: its own reads go first. */
const restMs = 2000;

/** When the screen has stood for a while and the device has nothing to do. */
export function whenSettled(work: () => void, standsMs = restMs): void {
  setTimeout(() => whenIdle(work), standsMs);
}
