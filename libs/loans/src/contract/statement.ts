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
  type Inside,
} from '@clearloan/api-client/declare';
import { lender, orderStatus } from '@clearloan/loan-contract';

/** The words at the head of a paper that the lender issues about a loan. */
const paperHead = {
  orderId: id,
  orderNo: text(64),
  productName: text(120),
  /** As the lender checked it; absent where identity was never checked. */
  holderName: optional(text(120)),
  lender,
  /** The day on which the money was paid out. */
  loanTime: date,
  /** The lender's day on which the paper is issued. */
  issuedOn: date,
};

/** What payments fell on. Fees and late fees include their tax; `payFee` is the charge of the ways to pay. */
const paidParts = { principal: money, interest: money, fee: money, penalty: money, payFee: money };

const closingLetterData = object({
  ...paperHead,
  letterNo: text(64),
  /** `settled`: paid off · `withdrawn`: given back in the cooling-off time. */
  orderStatus,
  closedOn: date,
  /** The amount of the loan, and what of it reached the borrower. */
  principal: money,
  netAmount: money,
  /** All that was paid: the sum of the parts. */
  paid: object({ ...paidParts, total: money }),
  left: money,
});
export type ClosingLetter = Inside<typeof closingLetterData>;

/**
 * One posting of the ledger. `payout`: sent to the borrower · `payment`: received · `notTaken`: received, but not for this
 * loan · `sentBack`: returned to the borrower.
 */
export const statementKinds = ['payout', 'payment', 'notTaken', 'sentBack'] as const;

const statementLine = object({
  paymentId: id,
  kind: openEnum(statementKinds),
  /** The day that counts for interest. */
  day: date,
  /** What moved at the bank. */
  amount: money,
  ...paidParts,
  /** The principal owed after this posting. */
  principalLeft: money,
  receiptNo: optional(text(64)),
});
export type StatementLine = Inside<typeof statementLine>;

const yearlyStatementData = object({
  ...paperHead,
  year: count,
  /** Every year that this loan has a statement for, the newest first. */
  years: array(count),
  /** The principal owed when the year began, and when it ended (or today). */
  openedWith: money,
  closedWith: money,
  lines: array(statementLine),
  totals: object({ ...paidParts, paidOut: money, received: money, sentBack: money }),
});
export type YearlyStatement = Inside<typeof yearlyStatementData>;

/** Certifies that nothing is owed any more; refused (1003) while a loan runs. */
export const closingLetter = get('/v3/contract/closing-letter', {
  request: object({ orderId: id }),
  data: closingLetterData,
  providesTags: ['loans', 'repayment'],
  // The page shows the refusal in the letter’s place.
  quiet: true,
});

/** Lists every posting of a year with its parts; without a year the newest. Refused (1003) before the payout. */
export const yearlyStatement = get('/v3/contract/yearly-statement', {
  request: object({ orderId: id, year: optional(count) }),
  data: yearlyStatementData,
  providesTags: ['loans', 'repayment'],
});
