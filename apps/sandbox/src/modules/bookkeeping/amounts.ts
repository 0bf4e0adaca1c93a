import type { Minor } from '@clearloan/api-client/declare';

/** The most one entry may say. Tens of thousands of such entries still add up exactly. */
export const mostOfMoney: Minor = 99_999_999_999;
