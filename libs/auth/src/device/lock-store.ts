import * as v from 'valibot';
import { lockAfterMinutes } from '../rules/lock';
import { lockEntry } from './lock-flag';

/** Wrong PINs since the last right one. */
const triesEntry = 'clearloan.lock-tries';
/** The device's clock when a page was last in view, in milliseconds. */
const seenEntry = 'clearloan.lock-seen';
/** Changes when a tab is unlocked, so that the others open too. */
const openedEntry = 'clearloan.lock-opened';

const afterMinutes = v.picklist(lockAfterMinutes);
const lockSchema = v.variant('kind', [
  v.object({
    kind: v.literal('pin'),
    afterMinutes,
    /** Both base64. */
    salt: v.string(),
    hash: v.string(),
    iterations: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
  v.object({ kind: v.literal('passkey'), afterMinutes, /** base64 */ credentialId: v.string() }),
]);

export const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

/** @throws DOMException for a text that is no base64 */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));

/** The lock as this device keeps it. A PIN itself is kept nowhere. */
export type AppLock = v.InferOutput<typeof lockSchema>;
export type PinLock = Extract<AppLock, { kind: 'pin' }>;
export type PasskeyLock = Extract<AppLock, { kind: 'passkey' }>;

/** `broken`: a lock that cannot be read. It stays locked. */
export function readLock(): AppLock | 'broken' | undefined {
  const text = read(lockEntry);
  if (text === null) return undefined;
  try {
    const parsed = v.safeParse(lockSchema, JSON.parse(text));
    return parsed.success ? parsed.output : 'broken';
  } catch {
    return 'broken';
  }
}

/**
 * Tells this tab too, like a change in another one.
 * @returns whether the device keeps it; where it does not, the lock of before stays
 */
export function saveLock(lock: AppLock): boolean {
  const isKept = writeTries(0) && noteSeen(Date.now()) && write(lockEntry, JSON.stringify(lock));
  if (isKept) window.dispatchEvent(new StorageEvent('storage', { key: lockEntry }));
  return isKept;
}

/** @returns whether it is gone */
export function removeLock(): boolean {
  try {
    for (const entry of [lockEntry, triesEntry, seenEntry, openedEntry]) localStorage.removeItem(entry);
  } catch {
    return false;
  }
  return read(lockEntry) === null;
}

/** Not a number where it cannot be read. */
export const wrongTries = (): number => Number(read(triesEntry) ?? 0);

/** @returns whether the device keeps the count: a try that is not counted must not be checked */
export const writeTries = (count: number): boolean => write(triesEntry, String(count));

export function lastSeenMs(): number | undefined {
  const text = read(seenEntry);
  return text === null ? undefined : Number(text);
}

export const noteSeen = (nowMs: number): boolean => write(seenEntry, String(nowMs));

/** Tells the other tabs that the borrower has unlocked this one. */
export function announceOpened(): void {
  write(openedEntry, crypto.randomUUID());
}

export interface LockChanges {
  /** Another tab was unlocked. */
  readonly onOpened: () => void;
  /** Another tab turned the lock off, or logged out. */
  readonly onGone: () => void;
}

/** Tells what other tabs do. @returns stops it */
export function onLockChange({ onOpened, onGone }: LockChanges): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (read(lockEntry) === null) onGone();
    else if (key === openedEntry) onOpened();
  };
  window.addEventListener('storage', onStorage);
  return () => {
    window.removeEventListener('storage', onStorage);
  };
}

function read(entry: string): string | null {
  try {
    return localStorage.getItem(entry);
  } catch {
    return null;
  }
}

/** Reads it back: some browsers take a value in silence and keep nothing. */
function write(entry: string, value: string): boolean {
  try {
    localStorage.setItem(entry, value);
  } catch {
    return false;
  }
  return read(entry) === value;
}
