import type { Minor } from '@clearloan/api-client/declare';

/** The maximum of one entry, as at the lender. */
export const maxAmount: Minor = 99_999_999_999;

/** The largest table that is accepted, in bytes; a year of many records is far below. */
export const maxFileBytes = 10 * 1024 * 1024;
