import * as v from 'valibot';
import { lockEntry } from '@clearloan/session';
import { lockAfterMinutes } from '../rules/lock';

/** Wrong PINs since the last correct one. */
const triesEntry = 'clearloan.lock-tries';
/** When a page was last visible, by the device's clock, in milliseconds. */
const seenEntry = 'clearloan.lock-seen';
/** Changes when a tab is unlocked, so that the others unlock too. */
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

/** @throws DOMException if the text is not base64 */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));

/** The lock as stored on this device. The PIN itself is stored nowhere. */
export type AppLock = v.InferOutput<typeof lockSchema>;
export type PinLock = Extract<AppLock, { kind: 'pin' }>;
export type PasskeyLock = Extract<AppLock, { kind: 'passkey' }>;

/** `broken`: a stored lock that cannot be parsed. The app stays locked. */
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
 * Also notifies this tab, like a change in another one.
 * @returns whether the device stored it; if not, the previous lock stays
 */
export function saveLock(lock: AppLock): boolean {
  const isKept = writeTries(0) && noteSeen(Date.now()) && write(lockEntry, JSON.stringify(lock));
  if (isKept) window.dispatchEvent(new StorageEvent('storage', { key: lockEntry }));
  return isKept;
}

/** @returns whether it is removed */
export function removeLock(): boolean {
  try {
    for (const entry of [lockEntry, triesEntry, seenEntry, openedEntry]) localStorage.removeItem(entry);
  } catch {
    return false;
  }
  return read(lockEntry) === null;
}

/** NaN if it cannot be parsed. */
export const wrongTries = (): number => Number(read(triesEntry) ?? 0);

/** @returns whether the device stored the count: an attempt that is not counted must not be checked */
export const writeTries = (count: number): boolean => write(triesEntry, String(count));

export function lastSeenMs(): number | undefined {
  const text = read(seenEntry);
  return text === null ? undefined : Number(text);
}

export const noteSeen = (nowMs: number): boolean => write(seenEntry, String(nowMs));

/** Notifies the other tabs of an unlock. */
export function announceOpened(): void {
  write(openedEntry, crypto.randomUUID());
}

export interface LockChanges {
  /** Another tab was unlocked. */
  readonly onOpened: () => void;
  /** Another tab removed the lock, or logged out. */
  readonly onGone: () => void;
}

/** Subscribes to changes from other tabs. @returns unsubscribes */
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

/** Reads the value back: some browsers accept a write silently and store nothing. */
function write(entry: string, value: string): boolean {
  try {
    localStorage.setItem(entry, value);
  } catch {
    return false;
  }
  return read(entry) === value;
}
