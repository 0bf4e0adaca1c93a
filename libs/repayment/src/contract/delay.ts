import {
  count,
  date,
  manyOf,
  money,
  object,
  optional,
  percent,
  text,
  type Inside,
} from '@clearloan/api-client/declare';

/** An extension of one payment and its full price: fee + gst + extraInterest are added to that payment. */
const delayOption = object({
  days: count,
  fee: money,
  gst: money,
  extraInterest: money,
  newDueTime: date,
  newTotal: money,
  apr: percent,
});
export type DelayOption = Inside<typeof delayOption>;

/** No options means that delaying is not possible now; `reason` explains why. */
export const delayData = object({
  options: manyOf(delayOption),
  usedCount: count,
  maxCount: count,
  reason: optional(text(300)),
});
export type DelayQuote = Inside<typeof delayData>;
