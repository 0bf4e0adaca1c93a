import type { Minor } from '@clearloan/api-client/declare';

/** The maximum amount of one entry. Tens of thousands of such entries still add up exactly. */
export const mostOfMoney: Minor = 99_999_999_999;
