import {
  count,
  date,
  id,
  manyOf,
  matching,
  money,
  object,
  openEnum,
  optional,
  percent,
  text,
  type Inside,
} from '@clearloan/api-client/declare';

/** promise: late payments wait for a day · pause: the next payments are skipped · smaller: more and smaller payments. */
const arrangementKinds = ['promise', 'pause', 'smaller'] as const;

/** What a borrower who cannot pay may agree to, with its whole cost. */
const arrangement = object({
  key: id,
  kind: openEnum(arrangementKinds),
  /** Days until the promised day, payments that are skipped, or payments that are added. */
  length: count,
  /** All open payments with everything that is due of them then. */
  payments: manyOf(object({ periodNo: count, dueTime: date, amount: money })),
  /** What is left of the loan now, and with this plan; the difference is `extraInterest`. */
  totalNow: money,
  totalThen: money,
  extraInterest: money,
  /** Of the whole loan, as it was and as it would be. */
  apr: percent,
});
export type Arrangement = Inside<typeof arrangement>;

/** No options means that there are none now; `reason` explains why. */
export const arrangementsData = object({ options: manyOf(arrangement), reason: optional(text(300)) });
export type Arrangements = Inside<typeof arrangementsData>;

/** `totalThen` is what the borrower saw, so that the lender can respond 1201 if it has changed. */
export const agreeRequest = object({
  orderId: id,
  key: id,
  totalThen: money,
  smsCode: matching(/^\d{4,8}$/, 'The code has 4 to 8 digits.'),
});
