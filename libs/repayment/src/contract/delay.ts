import {
  count,
  date,
  manyOf,
  money,
  object,
  optional,
  percent,
  text,
  type InferOutput,
} from '@clearloan/api-client/declare';

/** An extension of one payment and its full price: fee + gst + extraInterest are added to that payment. */
const delayOption = object({
  /** By how many days the payment moves. */
  days: count,
  /** The fee of the delay. */
  fee: money,
  /** The tax on the fee. */
  gst: money,
  /** The interest of the added days. */
  extraInterest: money,
  /** The new due date. */
  newDueTime: date,
  /** What is open of the payment with the price of the delay. */
  newTotal: money,
  /** The annual percentage rate of the loan with this delay. */
  apr: percent,
});
export type DelayOption = InferOutput<typeof delayOption>;

/** No options means that delaying is not possible now; `reason` explains why. */
export const delayData = object({
  /** The delays to choose from. */
  options: manyOf(delayOption),
  /** How many delays this loan has had. */
  usedCount: count,
  /** How many it can have. */
  maxCount: count,
  /** Why there are none now. */
  reason: optional(text(300)),
});
export type DelayQuote = InferOutput<typeof delayData>;
