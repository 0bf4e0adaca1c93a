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
  type InferOutput,
} from '@clearloan/api-client/declare';
import { bank, plannedCollection } from '@clearloan/loan-contract';

export const autopayStates = [
  /** No mandate collects: there is none, or it was cancelled. */
  'none',
  /** It collects. */
  'active',
  /** It exists, and collects nothing until it is resumed. */
  'paused',
] as const;

const autopayAccount = object({
  ...bank.entries,
  /** The id of the account. */
  cardId: id,
  /** Whether loans are paid out to it. */
  isMain: flagOrNo,
});

const collection = object({
  /** The number of the payment. */
  periodNo: count,
  /** The day of the collection. */
  day: date,
  /** What was to be collected. */
  amount: money,
  /** What became of it. */
  outcome: openEnum([
    /** Requested from the bank. */
    'collecting',
    /** The money came. */
    'collected',
    /** The bank refused it. */
    'refused',
    /** The bank took it back. */
    'returned',
    /** Above the cap: not requested. */
    'overCap',
    /** The borrower was paying it: not requested. */
    'inProgress',
    /** Stopped by the borrower. */
    'cancelled',
  ]),
  /** The transaction, if money moved. */
  paymentId: optional(id),
});
export type Collection = InferOutput<typeof collection>;

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
export type Autopay = InferOutput<typeof autopayData>;

/** Shows the mandate of a loan, its next collection, and the choices for a new one. */
export const showAutopay = get('/v3/installment/autopay', {
  request: object({
    /** The loan. */
    orderId: id,
  }),
  data: autopayData,
  providesTags: ['repayment', 'cards'],
});

/** Creates the mandate with an SMS code; at most one per loan. */
export const createAutopay = postRaw('/v3/installment/autopay-create', {
  request: object({
    /** The loan. */
    orderId: id,
    /** The account to collect from. */
    cardId: id,
    /** The most that a single collection may take: one of `caps`. */
    cap: money,
    /** The code that was sent for `autopay`. */
    smsCode: matching(/^\d{4,8}$/, 'The code has 4 to 8 digits.'),
  }),
  data: autopayData,
  idempotent: true,
  invalidatesTags: ['repayment', 'loans', 'account'],
});

/** Pauses, resumes or cancels the mandate. Needs no code, so that stopping is as easy as possible. */
export const changeAutopay = postRaw('/v3/installment/autopay-change', {
  request: object({
    /** The mandate. */
    mandateId: id,
    /** What becomes of it. */
    state: oneOf([
      /** Resume it. */
      'active',
      /** Pause it. */
      'paused',
      /** End it for good. */
      'cancelled',
    ]),
  }),
  data: autopayData,
  idempotent: true,
  invalidatesTags: ['repayment', 'loans', 'account'],
});
