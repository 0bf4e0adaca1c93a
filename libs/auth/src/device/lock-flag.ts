import { deviceStore } from '@clearloan/api-client';

/** The storage key of this device's lock. Logout removes it with the borrower's other data. */
export const lockEntry = 'clearloan.lock';

/** Whether a lock is set on this device. Startup needs only this; the rest is loaded if it is true. */
export const isLockSet = (): boolean => deviceStore.get(lockEntry) !== null;
