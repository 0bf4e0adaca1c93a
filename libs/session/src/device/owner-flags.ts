import { deviceStore } from '@clearloan/api-client';

/** Entries and databases of accounts that another one replaced. They are not of the borrower who leaves, so a logout keeps them. */
export const keptPrefix = 'clearloan-kept';

/** Set while `kept-data.ts` has data. */
export const keptDataEntry = `${keptPrefix}-data`;
/** Replaced sessions that the lender has not ended yet (`sessions-to-end.ts`). */
export const sessionsToEndEntry = `${keptPrefix}-sessions`;

/** Whether data is kept for other accounts, or their sessions have still to end. */
export const isAnythingKept = (): boolean =>
  (deviceStore.get(keptDataEntry) ?? deviceStore.get(sessionsToEndEntry)) !== null;

/** The hash of the borrower with local data on this device (`last-borrower.ts`); after a space, the name of their data if it has one. */
export const borrowerHashKey = 'clearloan.borrower';
const borrowerPart = (at: number) => deviceStore.get(borrowerHashKey)?.split(' ').at(at) ?? null;
export const storedBorrowerHash = (): string | null => borrowerPart(0);

/** Names the borrower's data on this device until they are cleared; it stays the same when the phone number changes. */
export const storedOwner = (): string | null => borrowerPart(-1);

/** The storage key of this device's lock. Logout removes it with the borrower's other data. */
export const lockEntry = 'clearloan.lock';

/** Whether a lock is set on this device. Startup needs only this; the rest is loaded if it is true. */
export const isLockSet = (): boolean => deviceStore.get(lockEntry) !== null;

/** Whether this device can have a lock: WebCrypto exists on https and localhost only. */
export const canUseLock = (): boolean => 'subtle' in crypto;
