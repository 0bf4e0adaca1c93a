import type { Minor } from '@clearloan/api-client/declare';

/** The most one entry may say, as at the lender. */
export const mostOfMoney: Minor = 99_999_999_999;
