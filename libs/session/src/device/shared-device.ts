import { deviceStore } from '@clearloan/api-client';

/**
 * On a shared device: logged out after ten minutes without a touch, with a warning a minute before (WCAG 2.2, 2.2.1).
 */
export const idleLimitMs = 10 * 60_000;
const warningMs = 60_000;

/** `ending`: one touch extends the visit. */
export type IdlePhase = 'active' | 'ending' | 'over';

/** @param idle time since the last touch, in milliseconds; negative if the device's clock was set back */
export function idlePhase(idle: number): IdlePhase {
  if (idle >= idleLimitMs) return 'over';
  return idle >= idleLimitMs - warningMs ? 'ending' : 'active';
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
  const age = idleMs();
  if (age >= 0 && age < touchStepMs) return;
  deviceStore.set(touchedEntry, String(Date.now()));
}

/** A touch in the future counts as one now: the device's clock was set back. */
export function presentIdlePhase(): IdlePhase {
  const idle = idleMs();
  if (idle < 0) noteTouch();
  return idlePhase(idle);
}

/** Time since the last touch; a value that cannot be parsed counts as long ago. */
const idleMs = (): number => Date.now() - (Number(deviceStore.get(touchedEntry)) || 0);
