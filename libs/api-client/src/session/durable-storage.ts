import { deviceStore } from './safe-storage';

/** Where the app ran when it last requested persistence: browsers decide differently once it is on the home screen. */
const askedEntry = 'clearloan.persist-asked';

/** Missing in older browsers and on pages without HTTPS. */
const manager = () => (navigator as Partial<Navigator>).storage as Partial<StorageManager> | undefined;

/** Whether the app was opened from the home screen. */
export const isStandalone = (): boolean => window.matchMedia('(display-mode: standalone)').matches;

/** Whether this is iOS, where every browser uses Safari's engine. */
export const isIos = (): boolean => 'standalone' in navigator;

/**
 * Requests persistent storage, when the first data is stored. Requests once in the browser and once on the home screen,
 * since some browsers prompt the borrower.
 */
export function requestPersistence(): void {
  const place = isStandalone() ? 'home screen' : 'browser';
  if (deviceStore.get(askedEntry) === place) return;
  deviceStore.set(askedEntry, place);
  // If the browser refuses, data is kept for now; `storageRisk` reports it.
  manager()
    ?.persist?.()
    .catch(() => undefined);
}

/**
 * When the browser may delete stored data: never, when space runs low, or, in Safari on iOS outside the home screen,
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
