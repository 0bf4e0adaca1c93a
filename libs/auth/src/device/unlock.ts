import { triesLeft } from '../rules/lock';
import {
  announceOpened,
  noteSeen,
  readLock,
  wrongTries,
  writeTries,
  type PasskeyLock,
  type PinLock,
} from './lock-store';
import { provePasskey } from './passkey';
import { isSamePin } from './pin-hash';

/** `not-kept`: the device did not store the count, so the PIN was not checked. `failed`: the check itself failed. */
export type PinOutcome = 'right' | 'wrong' | 'used-up' | 'not-kept' | 'failed';

/** Whether no attempts are left and the session must end. */
export const isUsedUp = (): boolean => readLock() !== undefined && triesLeft(wrongTries()) === 0;

const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request('clearloan.lock-try', work) : work();

/** Counts an attempt before checking it, so that closing or reloading the page does not refund it. Tabs run in sequence. */
export const tryPin = (lock: PinLock, pin: string): Promise<PinOutcome> =>
  inTurn(async () => {
    const tries = wrongTries();
    if (triesLeft(tries) === 0) return 'used-up';
    if (!writeTries(tries + 1)) return 'not-kept';
    try {
      if (await isSamePin(pin, lock)) {
        opened();
        return 'right';
      }
    } catch {
      // The browser failed, not the borrower.
      writeTries(tries);
      return 'failed';
    }
    return triesLeft(tries + 1) === 0 ? 'used-up' : 'wrong';
  });

/** @returns whether the device verified the user */
export async function tryPasskey({ credentialId }: PasskeyLock): Promise<boolean> {
  const isProven = await provePasskey(credentialId).catch(() => false);
  if (isProven) opened();
  return isProven;
}

function opened(): void {
  writeTries(0);
  noteSeen(Date.now());
  announceOpened();
}
