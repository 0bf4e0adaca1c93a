import { deviceStore } from '@clearloan/api-client';

/** The lock of this device. Logging out removes it with everything else of the borrower. */
export const lockEntry = 'clearloan.lock';

/** Whether the borrower locks the app on this device. All that the start needs to know; the rest is loaded when it is so. */
export const isLockSet = (): boolean => deviceStore.get(lockEntry) !== null;
