import type { InferOutput } from 'valibot';
import { oneOf, openEnum } from '@clearloan/api-client/declare';

/** The words of the statuses and choices of a loan. An unknown word of a lender stays text. */

export const orderStatusValues = [
  /** An application that is not sent: steps may be missing. */
  'draft',
  /** Sent; the lender decides. */
  'reviewing',
  /** The lender decided against it. */
  'rejected',
  /** An offer that waits for a signature. */
  'approved',
  /** Signed; the money is on its way to the borrower. */
  'disbursing',
  /** Signed, but the payout came back: it needs another account. */
  'disburseFailed',
  /** Paid out, and nothing is late. */
  'repaying',
  /** Paid out, and at least one payment is late. */
  'overdue',
  /** Paid off. */
  'settled',
  /** It ended without a loan: taken back, refused by the borrower, or the offer ended. */
  'cancelled',
  /** Returned in the cooling-off period. */
  'withdrawn',
] as const;
export const orderStatus = openEnum(orderStatusValues);
export type OrderStatus = InferOutput<typeof orderStatus>;

export const periodStatusValues = [
  /** Due in more than seven days. */
  'upcoming',
  /** Due within seven days. */
  'due',
  /** Its day has passed, and nothing of it is paid. */
  'overdue',
  /** A part of it is paid, in time or late. */
  'partlyPaid',
  /** All of it is paid. */
  'paid',
  /** The lender looks for money that the borrower reported. */
  'verifying',
  /** An automatic payment was requested from the borrower's bank and is not there yet. */
  'collecting',
  /** A delay moved it to a later day. */
  'extended',
  /** Nothing of it is owed, and nothing was paid: the loan ended early. */
  'waived',
] as const;
/**
 * Derived by the lender from the due date, the paid amount, open references, collections and delays. `collecting`: an
 * automatic payment was requested from the borrower's bank and is not there yet.
 */
export const periodStatus = openEnum(periodStatusValues);
export type PeriodStatus = InferOutput<typeof periodStatus>;

export const tenureTypes = [
  /** Days. */
  'day',
  /** Weeks. */
  'week',
  /** Periods of two weeks. */
  'fortnight',
  /** Calendar months. */
  'month',
] as const;
/** As the device sends it; in a response it is `openEnum(tenureTypes)`. */
export const tenureType = oneOf(tenureTypes);
export type TenureType = InferOutput<typeof tenureType>;

export const rateKinds = [
  /** Interest on what is owed. */
  'reducing',
  /** Interest on the amount borrowed, to the end. */
  'flat',
] as const;
export const feeModes = [
  /** Taken from the payout. */
  'deducted',
  /** Added to the loan: it bears interest and is repaid with the payments. */
  'added',
  /** Paid by the borrower apart from the payout. */
  'separate',
] as const;
export const roundings = [
  /** The interest of each payment half up; the last payment takes the rest. */
  'plain',
  /** The regular payment and each printed cell half up, each by itself: columns may differ from totals by a few units. */
  'rbi',
  /** Half to even, and the regular payment is smoothed once so that the last one is close to it. */
  'fineract',
  /** The regular payment is rounded up to a whole unit; the rows are carried without rounding. */
  'frappe',
] as const;
export const dayCounts = [
  /** Each month has 30 days, the year 360. */
  '30/360',
  /** The days of the calendar over 365. */
  'act/365',
  /** The days of the calendar over those of their year, 365 or 366. */
  'act/act',
] as const;
export const firstPayments = [
  /** At the end of the first period. */
  'arrears',
  /** On the day of the payout. */
  'advance',
] as const;
export const aprMethods = [
  /** The rate of a period times the periods of a year. */
  'nominal',
  /** By unit periods, as Regulation Z of the United States has it (Appendix J). */
  'actuarial',
  /** Compounded over a year. */
  'effective',
] as const;
export const feeTypes = [
  /** A percentage of the principal. */
  'percent',
  /** An amount. */
  'flat',
] as const;

export const chargePayees = [
  /** The lender. */
  'lender',
  /** Somebody else, such as an insurer. */
  'thirdParty',
] as const;
export const chargeWays = [
  /** Taken from the payout. */
  'deducted',
  /** Paid separately at the start. */
  'separate',
  /** Paid with each payment, in addition to the plan. */
  'eachTime',
] as const;

export const transactionStatusValues = [
  /** A pay code waits for its money. */
  'waiting',
  /** The lender looks for the money of a reference. */
  'verifying',
  /** Booked. */
  'posted',
  /** No money was found for the reference so far. */
  'notFound',
  /** Money was found, but another amount than the reference says. */
  'amountDiffers',
  /** It will not be booked; `reason` says why. */
  'refused',
  /** The code ended before money came. */
  'expired',
  /** The money was sent back to the payer. */
  'returned',
  /** It was booked, and the bank took it back. */
  'reversed',
  /** An automatic payment was requested from the bank. */
  'collecting',
  /** Money is on its way to the borrower's account. */
  'sending',
] as const;
export const transactionStatus = openEnum(transactionStatusValues);
export type TransactionStatus = InferOutput<typeof transactionStatus>;

/** code: a pay code was requested · reference: only a reference was sent · payout: the loan's money to the borrower. */
export const transactionKinds = [
  /** Money from the borrower: a pay code, or an automatic payment. */
  'code',
  /** Money from the borrower, known by a bank reference only. */
  'reference',
  /** The loan's money to the borrower. */
  'payout',
  /** An agreement that moves payments; no money moves. */
  'delay',
  /** Money that goes back to the borrower. */
  'refund',
] as const;

export const payPurposes = [
  /** Certain payments of the plan. */
  'period',
  /** An amount that the borrower chose. */
  'amount',
  /** The full balance, which ends the loan. */
  'payoff',
  /** The exit amount, which returns the loan. */
  'coolingOff',
] as const;
/** A delay pays nothing now, but is agreed to like a payment; so is a plan for a late borrower. */
export const transactionPurposes = [
  ...payPurposes,
  /** Other days, agreed to: nothing is paid. */
  'delay',
] as const;

/** What a lender requires before a loan, as verification steps. */
export const taskTypes = [
  /** Identity: the document and the face. */
  'public',
  /** Questions about the person. */
  'personal',
  /** Questions about work and income. */
  'job',
  /** Contacts. */
  'ext',
  /** A bank account. */
  'bank',
] as const;
export const taskType = openEnum(taskTypes);
export type TaskType = InferOutput<typeof taskType>;

export const taskStatusValues = [
  /** Not done. */
  'todo',
  /** Done. */
  'done',
  /** Done, and the lender checks it: the answers cannot be changed. */
  'review',
  /** Not accepted: it has to be done again. */
  'rejected',
] as const;
export const taskStatus = openEnum(taskStatusValues);
export type TaskStatus = InferOutput<typeof taskStatus>;
