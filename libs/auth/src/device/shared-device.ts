import { idlePhase, type IdlePhase } from '../rules/idle';
import { deviceStore } from '@clearloan/api-client';

const sharedEntry = 'clearloan.shared-phone';
const touchedEntry = 'clearloan.last-touch';
/** A touch is written down this often at most. */
const touchStepMs = 5000;

/** What the visit itself needs and nobody reads: everything else goes when a device becomes shared. */
const sharingEntries: readonly string[] = [sharedEntry, touchedEntry];

const changes = new EventTarget();

/** Did the borrower say that others use this device? */
export const isDeviceShared = (): boolean => deviceStore.get(sharedEntry) === 'yes';

export function saveDeviceShared(isShared: boolean): void {
  if (isShared) {
    deviceStore.set(sharedEntry, 'yes');
    noteTouch();
  } else {
    for (const entry of sharingEntries) deviceStore.remove(entry);
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
  deviceStore.set(touchedEntry, String(Date.now()));
}

/** How long nobody has touched the app; a time that cannot be read is long ago. */
export const presentIdlePhase = (): IdlePhase => idlePhase(Date.now() - lastTouch());

const lastTouch = (): number => Number(deviceStore.get(touchedEntry) ?? 0);
