import { deviceStore } from '@clearloan/api-client';

/**
 * On a shared device: logged out after ten minutes without a touch, with a warning a minute before (WCAG 2.2, 2.2.1).
 */
export const idleLimitMs = 10 * 60_000;
const warningMs = 60_000;

/** `ending`: one touch extends the visit. */
export type IdlePhase = 'active' | 'ending' | 'over';

/** @param idleMs time since the last touch; negative if the device's clock was set back, which counts as a touch */
export function idlePhase(idleMs: number): IdlePhase {
  if (idleMs >= idleLimitMs) return 'over';
  return idleMs >= idleLimitMs - warningMs ? 'ending' : 'active';
}

const sharedEntry = 'clearloan.shared-phone';
const touchedEntry = 'clearloan.last-touch';
/** The shortest interval between two stored touches. */
const touchStepMs = 5000;

const changes = new EventTarget();

/** Whether the borrower marked this device as shared. */
export const isDeviceShared = (): boolean => deviceStore.get(sharedEntry) === 'yes';

export function saveDeviceShared(isShared: boolean): void {
  if (isShared) {
    deviceStore.set(sharedEntry, 'yes');
    noteTouch();
  } else {
    deviceStore.remove(sharedEntry);
    deviceStore.remove(touchedEntry);
  }
  changes.dispatchEvent(new Event('change'));
}

/** Subscribes to changes, in this tab or another. */
export function onSharingChange(listener: () => void): () => void {
  changes.addEventListener('change', listener);
  window.addEventListener('storage', listener);
  return () => {
    changes.removeEventListener('change', listener);
    window.removeEventListener('storage', listener);
  };
}

/** Records activity. All tabs share the time, so that a tab in the background ends nothing. */
export function noteTouch(): void {
  if (Date.now() - lastTouch() < touchStepMs) return;
  deviceStore.set(touchedEntry, String(Date.now()));
}

/** Time since the last touch; a value that cannot be parsed counts as long ago. */
export const presentIdlePhase = (): IdlePhase => idlePhase(Date.now() - lastTouch());

const lastTouch = (): number => Number(deviceStore.get(touchedEntry) ?? 0);
