import {
  array,
  count,
  date,
  get,
  id,
  money,
  object,
  openEnum,
  optional,
  text,
  type InferOutput,
} from '@clearloan/api-client/declare';
import { lender, orderStatus } from '@clearloan/loan-contract';

/** The header of a document that the lender issues about a loan. */
const paperHead = {
  /** The loan. */
  orderId: id,
  /** The number that the borrower quotes. */
  orderNo: text(64),
  /** The name of the product. */
  productName: text(120),
  /** The name of the borrower, as verified by the lender; absent if the identity was never verified. */
  holderName: optional(text(120)),
  /** Who lends. */
  lender,
  /** The payout date. */
  loanTime: date,
  /** The issue date, in the lender's time zone. */
  issuedOn: date,
};

/**
 * What payments were allocated to. Fees and late fees include their tax; `payFee` is the charge of the payment methods.
 */
const paidParts = {
  /** Paid to the principal. */
  principal: money,
  /** Paid to interest. */
  interest: money,
  /** Paid to fees, tax included. */
  fee: money,
  /** Paid to late fees, tax included. */
  penalty: money,
  /** Paid for the method of payment, on top of the other parts. */
  payFee: money,
};

const closingLetterData = object({
  ...paperHead,
  /** The number of the letter. */
  letterNo: text(64),
  /** `settled`: paid off · `withdrawn`: returned in the cooling-off period. */
  orderStatus,
  /** The day on which the loan ended. */
  closedOn: date,
  /** The amount borrowed. */
  principal: money,
  /** The part of it that was paid out to the borrower. */
  netAmount: money,
  /** The total paid: the sum of the parts. */
  paid: object({
    ...paidParts,
    /** The sum of the parts. */
    total: money,
  }),
  /** What is still owed: nothing. */
  left: money,
});
export type ClosingLetter = InferOutput<typeof closingLetterData>;

/**
 * One ledger posting. `payout`: sent to the borrower · `payment`: received · `notTaken`: received, but not for this
 * loan · `sentBack`: returned to the borrower · `reversed`: a payment that the bank took back.
 */
export const statementKinds = [
  /** Sent to the borrower. */
  'payout',
  /** Received, and booked to the loan. */
  'payment',
  /** Received, but not for this loan. */
  'notTaken',
  /** Returned to the borrower. */
  'sentBack',
  /** A payment that the bank took back. */
  'reversed',
] as const;

const statementLine = object({
  /** The id of the transaction. */
  paymentId: id,
  /** What moved the money. */
  kind: openEnum(statementKinds),
  /** The value date. */
  day: date,
  /** The amount of the bank transfer. */
  amount: money,
  ...paidParts,
  /** The principal owed after this posting. */
  principalLeft: money,
  /** The number of its receipt. */
  receiptNo: optional(text(64)),
});
export type StatementLine = InferOutput<typeof statementLine>;

const yearlyStatementData = object({
  ...paperHead,
  /** The calendar year of this statement, 2026. */
  year: count,
  /** All years for which this loan has a statement, newest first. */
  years: array(count),
  /** The principal owed at the start of the year; 0 in the year of the payout. */
  openedWith: money,
  /** The principal owed at the end of the year, or today. */
  closedWith: money,
  /** The postings of the year, oldest first. */
  lines: array(statementLine),
  /** The sums of the lines. */
  totals: object({
    ...paidParts,
    /** Paid out to the borrower. */
    paidOut: money,
    /** Received at the bank, less what the bank took back. */
    received: money,
    /** Returned to the borrower. */
    sentBack: money,
  }),
});
export type YearlyStatement = InferOutput<typeof yearlyStatementData>;

/** Certifies that nothing is owed any more; refused (1003) for an active loan. */
export const closingLetter = get('/v3/contract/closing-letter', {
  request: object({
    /** The loan. */
    orderId: id,
  }),
  data: closingLetterData,
  providesTags: ['loans', 'repayment'],
  // The page shows the refusal instead of the letter.
  quiet: true,
});

/** Lists all postings of a year with their parts; the latest year by default. Refused (1003) before the payout. */
export const yearlyStatement = get('/v3/contract/yearly-statement', {
  request: object({
    /** The loan. */
    orderId: id,
    /** The calendar year, 2026; the latest one by default. */
    year: optional(count),
  }),
  data: yearlyStatementData,
  providesTags: ['loans', 'repayment'],
});
