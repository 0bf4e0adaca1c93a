import { safeStorage } from '@clearloan/api-client';
import { idlePhase, type IdlePhase } from '../rules/idle';

const sharedEntry = 'clearloan.shared-phone';
const touchedEntry = 'clearloan.last-touch';
/** A touch is written down this often at most. */
const touchStepMs = 5000;

/** What the visit itself needs and nobody reads: everything else goes when a device becomes shared. */
const sharingEntries: readonly string[] = [sharedEntry, touchedEntry];

const storage = safeStorage(() => window.localStorage);
const changes = new EventTarget();

/** Did the borrower say that others use this device? */
export const isDeviceShared = (): boolean => storage.get(sharedEntry) === 'yes';

export function saveDeviceShared(isShared: boolean): void {
  if (isShared) {
    storage.set(sharedEntry, 'yes');
    noteTouch();
  } else {
    for (const entry of sharingEntries) storage.remove(entry);
  }
  changes.dispatchEvent(new Event('change'));
}

/** Tells of a change, in this tab or another. */
export function onSharingChange(listener: () => void): () => void {
  changes.addEventListener('change', listener);
  window.addEventListener('storage', listener);
  return () => {
    changes.removeEventListener('change', listener);
    window.removeEventListener('storage', listener);
  };
}

/** The borrower is here. All tabs share the time, so that one in the background ends nothing. */
export function noteTouch(): void {
  if (Date.now() - lastTouch() < touchStepMs) return;
  storage.set(touchedEntry, String(Date.now()));
}

/** How long nobody has touched the app; a time that cannot be read is long ago. */
export const presentIdlePhase = (): IdlePhase => idlePhase(Date.now() - lastTouch());

const lastTouch = (): number => Number(storage.get(touchedEntry) ?? 0);
