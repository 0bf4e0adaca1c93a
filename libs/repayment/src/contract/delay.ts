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

/** More time for one payment and its whole price: fee + gst + extraInterest are added to that payment. */
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

/** No options means not now; `reason` says why. */
export const delayData = object({
  options: manyOf(delayOption),
  usedCount: count,
  maxCount: count,
  reason: optional(text(300)),
});
export type DelayQuote = Inside<typeof delayData>;
