import { useBrand } from '@clearloan/app-runtime';
import { useState } from 'react';
import { removeLock, saveLock, type AppLock, type PasskeyLock } from '../device/lock-store';
import { createPasskey, hashPin } from '../device/unlock';
import type { LockAfterMinutes } from '../rules/lock';

export type LockKind = AppLock['kind'] | 'off';

/** The borrower's choice. */
export interface WantedLock {
  readonly kind: LockKind;
  readonly afterMinutes: LockAfterMinutes;
  /** A new PIN of six digits; undefined keeps the present one. */
  readonly pin: string | undefined;
}

/** `not-kept`: the device refused to store it. `cancelled`: the device made no key. `failed`: the browser could not hash the PIN. */
export type SavingOutcome = 'saved' | 'not-kept' | 'cancelled' | 'failed';

/** Saves the lock. @param before the present lock; its PIN or key stays if no new one is given */
export function useSavingLock(before: AppLock | undefined) {
  const { name: brandName } = useBrand();
  const [present, setPresent] = useState(before);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<SavingOutcome>();
  const save = async (choice: WantedLock) => {
    setBusy(true);
    setOutcome(undefined);
    const lock = await lockOf(choice, { present, brandName });
    const isKept = lock === undefined ? removeLock() : typeof lock === 'object' && saveLock(lock);
    if (isKept && typeof lock !== 'string') setPresent(lock);
    setOutcome(typeof lock === 'string' ? lock : isKept ? 'saved' : 'not-kept');
    setBusy(false);
  };
  return { present, isBusy, outcome, save, again: () => setOutcome(undefined) };
}

interface LockSetting {
  readonly present: AppLock | undefined;
  readonly brandName: string;
}

/** The lock to store; undefined for `off`. */
async function lockOf(
  { kind, afterMinutes, pin }: WantedLock,
  { present, brandName }: LockSetting,
): Promise<AppLock | undefined | 'cancelled' | 'failed'> {
  if (kind === 'off') return undefined;
  if (kind === 'pin' && pin !== undefined) {
    const hash = await hashPin(pin).catch(() => undefined);
    return hash === undefined ? 'failed' : { kind, afterMinutes, ...hash };
  }
  if (present?.kind === kind) return { ...present, afterMinutes };
  return kind === 'passkey' ? passkeyLock(afterMinutes, brandName) : 'failed';
}

async function passkeyLock(
  afterMinutes: LockAfterMinutes,
  brandName: string,
): Promise<PasskeyLock | 'cancelled'> {
  const credentialId = await createPasskey(brandName);
  return credentialId === undefined ? 'cancelled' : { kind: 'passkey', afterMinutes, credentialId };
}
