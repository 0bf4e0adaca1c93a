import { safeStorage } from './safe-storage';

/** Where the app was when it last asked: a browser decides differently once the app is on the home screen. */
const askedEntry = 'clearloan.persist-asked';
const storage = safeStorage(() => window.localStorage);

/** Older browsers lack it, and pages without https. */
const manager = () => (navigator as Partial<Navigator>).storage as Partial<StorageManager> | undefined;

/** Whether the app was opened from the home screen. */
export const isStandalone = (): boolean => window.matchMedia('(display-mode: standalone)').matches;

/** Whether this is Safari on iOS, or another browser there, which all run on its engine. */
export const isIos = (): boolean => 'standalone' in navigator;

/**
 * Asks the browser not to erase what the device keeps. Called when something is first kept. It asks once in the browser and once on
 * the home screen, since some browsers ask the borrower.
 */
export function requestPersistence(): void {
  const place = isStandalone() ? 'home screen' : 'browser';
  if (storage.get(askedEntry) === place) return;
  storage.set(askedEntry, place);
  // A browser that refuses keeps everything for now; `storageRisk` says so.
  manager()
    ?.persist?.()
    .catch(() => undefined);
}

/**
 * When the browser may erase what the device keeps: never, when space runs low, or, as Safari on iOS does outside the home screen,
 * after seven days without a visit.
 */
export type StorageRisk = 'none' | 'low-space' | 'seven-days';

export async function storageRisk(): Promise<StorageRisk> {
  if (isIos()) return isStandalone() ? 'none' : 'seven-days';
  try {
    return (await manager()?.persisted?.()) === true ? 'none' : 'low-space';
  } catch {
    return 'low-space';
  }
}
