import { object, type InferOutput } from 'valibot';
import {
  count,
  date,
  id,
  instant,
  manyOf,
  money,
  openEnum,
  optional,
  text,
} from '@clearloan/api-client/declare';
import { transactionKinds, transactionPurposes, transactionStatus } from './loan-words';

/** How an amount is allocated to the debt, in this order. */
export const split = object({
  /** To late fees and their tax. */
  penalty: money,
  /** To fees and their tax. */
  fee: money,
  /** To interest. */
  interest: money,
  /** To the principal. */
  principal: money,
});
export type Split = InferOutput<typeof split>;

/** One step of how to pay, under the heading of a place: "In the app". */
export const payStep = object({
  /** The heading under which this step stands. */
  place: optional(text(80)),
  /** What to do. */
  title: text(200),
  /** More about it. */
  text: optional(text(500)),
});

/** Money that was transferred, is in transit, or was searched for. */
export const transaction = object({
  /** The id of this transaction. */
  paymentId: id,
  /** `code`: a pay code was requested; `reference`: only a reference was sent; `payout`: the money of the loan. */
  kind: openEnum(transactionKinds),
  /** What it pays: payments of the plan, an amount, the full balance, the return of the loan, or a delay. */
  purpose: optional(openEnum(transactionPurposes)),
  /** The id of the method. */
  payType: optional(id),
  /** The method's name as the borrower chose it, for receipts: "Mobile wallet". */
  payName: optional(text(80)),
  /** What arrives at the lender, without the fee of the method. */
  amount: money,
  /** What the method costs the borrower, in addition. */
  fee: money,
  /** Where the money is. */
  status: transactionStatus,
  /** When it was requested, sent or booked. */
  at: instant,
  /**
   * Numbers of payments of the plan. Before the money is booked: the open ones that it is meant for, of `payoff` and `coolingOff` all that
   * are open. Once it is `posted`: those that it paid, a part of one too; those that it made smaller or `waived` are not among them.
   */
  periodNos: manyOf(count),
  /** The code to pay with. */
  vcode: optional(text(64)),
  /** To whom the borrower pays. */
  payee: optional(text(120)),
  /** A link that opens a payment app with the same payee, amount and reference. */
  payUri: optional(text(500)),
  /** Until when the code can be paid. */
  expireTime: optional(instant),
  /** How to pay, in order. */
  steps: manyOf(payStep),
  /** The reference that the borrower sent. */
  utr: optional(text(22)),
  /** The id of the reference that was sent. */
  submitId: optional(id),
  /** Why it has its status, as a sentence for the borrower. */
  reason: optional(text(300)),
  /** When the lender last checked for the money; absent before the first time. */
  checkedAt: optional(instant),
  /** When it checks next; absent if it does not. */
  nextCheckAt: optional(instant),
  /** How it was allocated; absent until it is booked. */
  split: optional(split),
  /** The number of the receipt; absent until it is booked. */
  receiptNo: optional(text(64)),
});
export type Transaction = InferOutput<typeof transaction>;

/** A bank account of the borrower, by its last digits. */
export const bank = object({
  /** The bank's name, as the borrower knows it. */
  bankName: text(80),
  /** The last digits of the account number. */
  tail: text(8),
});
export type Bank = InferOutput<typeof bank>;

/** What a mandate collects next, if the borrower has to know before paying manually. */
export const plannedCollection = object({
  /** The number of the payment. */
  periodNo: count,
  /** The day on which the bank is asked. */
  collectOn: date,
  /** What is collected. */
  amount: money,
  /**
   * Whether it will be collected.
   */
  state: openEnum([
    /** It will be collected. */
    'planned',
    /** It is above the cap, so it will not be collected. */
    'overCap',
    /** The borrower is paying it, so it will not be collected. */
    'inProgress',
  ]),
});
export type PlannedCollection = InferOutput<typeof plannedCollection>;

/** The period in which a borrower can still return the loan, by paying the exit amount. */
export const coolingOff = object({
  /** The end of the period. */
  until: instant,
  /** What returning the loan costs today. */
  exitAmount: money,
});
export type CoolingOff = InferOutput<typeof coolingOff>;
