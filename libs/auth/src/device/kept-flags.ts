import { deviceStore } from '@clearloan/api-client';

/** Entries and databases of accounts that another one replaced. They are not of the borrower who leaves, so a logout keeps them. */
export const keptPrefix = 'clearloan-kept';

/** Set while data of another account is kept (`kept-data.ts`). */
export const keptDataEntry = keptPrefix;
export const isDataKept = (): boolean => deviceStore.get(keptDataEntry) !== null;

/** Replaced sessions that the lender has not ended yet (`sessions-to-end.ts`). */
export const sessionsToEndEntry = `${keptPrefix}-sessions`;
export const areSessionsToEnd = (): boolean => deviceStore.get(sessionsToEndEntry) !== null;
