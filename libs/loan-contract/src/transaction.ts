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
import { transactionKinds, transactionPurposes, transactionStatus } from './loan-shapes';

/** How an amount is allocated to the debt, in this order. */
export const split = object({ penalty: money, fee: money, interest: money, principal: money });
export type Split = InferOutput<typeof split>;

/** One step of how to pay, under the heading of a place: "In the app". */
export const payStep = object({ place: optional(text(80)), title: text(200), text: optional(text(500)) });

/** Money that was transferred, is in transit, or was searched for. */
export const transaction = object({
  paymentId: id,
  kind: openEnum(transactionKinds),
  purpose: optional(openEnum(transactionPurposes)),
  payType: optional(id),
  /** The method's name as the borrower chose it, for receipts: "Mobile wallet". */
  payName: optional(text(80)),
  amount: money,
  fee: money,
  status: transactionStatus,
  at: instant,
  periodNos: manyOf(count),
  vcode: optional(text(64)),
  payee: optional(text(120)),
  payUri: optional(text(500)),
  expireTime: optional(instant),
  steps: manyOf(payStep),
  utr: optional(text(22)),
  submitId: optional(id),
  reason: optional(text(300)),
  /** When the lender last checked for the money, and when it checks next. */
  checkedAt: optional(instant),
  nextCheckAt: optional(instant),
  split: optional(split),
  receiptNo: optional(text(64)),
});
export type Transaction = InferOutput<typeof transaction>;

/** A bank account of the borrower, by its last digits. */
export const bank = object({ bankName: text(80), tail: text(8) });
export type Bank = InferOutput<typeof bank>;

/** What a mandate collects next, if the borrower has to know before paying manually. */
export const plannedCollection = object({
  periodNo: count,
  collectOn: date,
  amount: money,
  /**
   * `planned`: will be collected · `overCap`: above the cap, so it will not · `inProgress`: the borrower is paying it.
   */
  state: openEnum(['planned', 'overCap', 'inProgress']),
});
export type PlannedCollection = InferOutput<typeof plannedCollection>;

/** The period in which a borrower can still return the loan, by paying the exit amount. */
export const coolingOff = object({ until: instant, exitAmount: money });
export type CoolingOff = InferOutput<typeof coolingOff>;
