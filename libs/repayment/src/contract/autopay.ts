/**
 * The endpoints for automatic payments: a mandate to collect the payments of one loan from a bank account.
 */
import {
  count,
  date,
  flagOrNo,
  get,
  id,
  instant,
  manyOf,
  matching,
  money,
  object,
  oneOf,
  openEnum,
  optional,
  postRaw,
  text,
  type Inside,
} from '@clearloan/api-client/declare';
import { bank, plannedCollection } from '@clearloan/loan-contract';

export const autopayStates = ['none', 'active', 'paused'] as const;

const autopayAccount = object({ ...bank.entries, cardId: id, isMain: flagOrNo });

const collection = object({
  /** The number of the payment. */
  periodNo: count,
  /** The day of the collection. */
  day: date,
  /** What was to be collected. */
  amount: money,
  /**
   * `collecting`: requested from the bank · `collected` · `refused`: by the bank · `returned`: taken back by the bank ·
   * `overCap`: above the cap · `inProgress`: the borrower was paying it manually · `cancelled`: stopped by the borrower.
   */
  outcome: openEnum(['collecting', 'collected', 'refused', 'returned', 'overCap', 'inProgress', 'cancelled']),
  /** The transaction, if money moved. */
  paymentId: optional(id),
});
export type Collection = Inside<typeof collection>;

const autopayData = object({
  /** The loan. */
  orderId: id,
  /** The name of the product. */
  productName: text(120),
  /** Whether a mandate collects. */
  state: openEnum(autopayStates),
  /** The id of the mandate. */
  mandateId: optional(id),
  /** The maximum of a single collection. */
  cap: optional(money),
  /** The account of the mandate. */
  bank: optional(bank),
  /** When the mandate was given. */
  since: optional(instant),
  /** What it collects next. */
  next: optional(plannedCollection),
  /** The date of the notice before the next collection. */
  warnOn: optional(date),
  /** The accounts that can be used for collection. */
  accounts: manyOf(autopayAccount),
  /** The caps to choose from; the first covers every payment of the current plan. */
  caps: manyOf(money),
  /** Past collections, newest first. */
  collections: manyOf(collection),
});
export type Autopay = Inside<typeof autopayData>;

/** Shows the mandate of a loan, its next collection, and the choices for a new one. */
export const showAutopay = get('/v3/installment/autopay', {
  request: object({ orderId: id }),
  data: autopayData,
  providesTags: ['repayment', 'cards'],
});

/** Creates the mandate with an SMS code; at most one per loan. */
export const createAutopay = postRaw('/v3/installment/autopay-create', {
  request: object({
    orderId: id,
    cardId: id,
    cap: money,
    smsCode: matching(/^\d{4,8}$/, 'The code has 4 to 8 digits.'),
  }),
  data: autopayData,
  idempotent: true,
  invalidatesTags: ['repayment', 'loans', 'account'],
});

/** Pauses, resumes or cancels the mandate. Needs no code, so that stopping is as easy as possible. */
export const changeAutopay = postRaw('/v3/installment/autopay-change', {
  request: object({ mandateId: id, state: oneOf(['active', 'paused', 'cancelled']) }),
  data: autopayData,
  idempotent: true,
  invalidatesTags: ['repayment', 'loans', 'account'],
});
