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
  type InferOutput,
} from '@clearloan/api-client/declare';

/** promise: late payments wait for a day · pause: the next payments are skipped · smaller: more and smaller payments. */
const arrangementKinds = [
  /** The late payments wait for a day. */
  'promise',
  /** The next payments are skipped. */
  'pause',
  /** More and smaller payments. */
  'smaller',
] as const;

/** What a borrower who cannot pay may agree to, with its whole cost. */
const arrangement = object({
  /** The id of the option; the borrower agrees to it by this key. */
  key: id,
  /** What changes. */
  kind: openEnum(arrangementKinds),
  /** Days until the promised day, payments that are skipped, or payments that are added. */
  length: count,
  /** All open payments with everything that is due of them then. */
  payments: manyOf(
    object({
      /** The number of the payment. */
      periodNo: count,
      /** Its due date with this plan. */
      dueTime: date,
      /** What is due of it then. */
      amount: money,
    }),
  ),
  /** What is left of the loan now. */
  totalNow: money,
  /** What would be left of it with this plan. */
  totalThen: money,
  /** The difference: the interest that the plan adds. */
  extraInterest: money,
  /** The annual percentage rate of the whole loan with this plan. */
  apr: percent,
});
export type Arrangement = InferOutput<typeof arrangement>;

/** No options means that there are none now; `reason` explains why. */
export const arrangementsData = object({
  /** The plans to choose from. */
  options: manyOf(arrangement),
  /** Why there are none now. */
  reason: optional(text(300)),
});
export type Arrangements = InferOutput<typeof arrangementsData>;

/** `totalThen` is what the borrower saw, so that the lender can respond 1201 if it has changed. */
export const agreeRequest = object({
  /** The loan. */
  orderId: id,
  /** The plan. */
  key: id,
  /** What would be left with it, as the borrower saw it. */
  totalThen: money,
  /** The code that was sent for `delay`. */
  smsCode: matching(/^\d{4,8}$/, 'The code has 4 to 8 digits.'),
});
