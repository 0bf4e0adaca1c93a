declare global {
  interface Navigator {
    /** Missing outside Chromium. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/** Whether Save-Data is on. */
export const isSavingData = (): boolean => navigator.connection?.saveData === true;

const slowest = new Set(['slow-2g', '2g']);

/** Whether prefetching is allowed. It is off when offline, on Save-Data and on 2G. */
export const mayPrefetch = (): boolean =>
  navigator.onLine && !isSavingData() && !slowest.has(navigator.connection?.effectiveType ?? '');

/** Safari has no `requestIdleCallback`. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 10_000 });
  else setTimeout(work, 3000);
}

/** Delay before prefetching, so that the screen's own requests come first. */
const restMs = 2000;

/** Calls back after the delay, once the device is idle. */
export function whenSettled(work: () => void, standsMs = restMs): void {
  setTimeout(() => whenIdle(work), standsMs);
}
