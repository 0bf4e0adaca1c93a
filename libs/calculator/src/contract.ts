/** The endpoints of the calculator. It works without them too: the device uses the same rules. */
import {
  array,
  date,
  get,
  id,
  manyOf,
  noRequest,
  nothing,
  object,
  optional,
  postForm,
  postRaw,
  text,
  type DataOf,
} from '@clearloan/api-client/declare';
import type { PlanRow } from '@clearloan/loan-contract';
import { sum, type CostRow, type FeeMode, type LoanCost, type Minor } from '@clearloan/loan-math';
import {
  addLoanRequest,
  advancedData,
  advancedRequest,
  paymentData,
  paymentRequest,
  ratePair,
  savedLoan,
  type AdvancedAnswer,
  type AdvancedQuestion,
  type PaymentAnswer,
  type PaymentQuestion,
} from './contract/loan';
import { plainQuestion, priceOf, withoutExtras } from './contract/price';

export { keptAfterPrepayment } from './contract/loan';
export {
  asOffered,
  costTermsOf,
  highestAmount,
  highestRatePercent,
  plainQuestion,
  priceOf,
  withoutExtras,
} from './contract/price';
export type {
  AdvancedAnswer,
  AdvancedQuestion,
  PaymentAnswer,
  PaymentQuestion,
  Prepayment,
  RateChange,
  SavedLoan,
  StepUp,
} from './contract/loan';

/** Opens the calculator with the borrower's saved loans and the exchange rates. */
export const calculatorPage = get('/calc/index', {
  request: noRequest,
  data: object({
    /** The borrower's saved loans; empty without a session. */
    loans: manyOf(savedLoan),
    ...ratePair,
  }),
  public: true,
  providesTags: ['calculator'],
});

/** Calculates the payment of a plain loan. */
export const calculatePayment = postForm('/calc/emi', {
  request: paymentRequest,
  data: paymentData,
  public: true,
});

/** Calculates a loan with fees, early payments and rate changes. */
export const calculateAdvanced = postRaw('/calc/emi-adv', {
  request: advancedRequest,
  data: advancedData,
  public: true,
});

/** Returns the exchange rates of a day. */
export const exchangeRates = get('/calc/exchange-rate', {
  request: noRequest,
  data: object({
    ...ratePair,
    /** The day of the rates. */
    date,
  }),
  public: true,
});
export type ExchangeRates = DataOf<typeof exchangeRates>;

/** Saves a loan for comparison. */
export const addSavedLoan = postRaw('/calc/add-loan', {
  request: addLoanRequest,
  data: object({
    /** The saved loan. */
    loanId: id,
  }),
  idempotent: true,
  invalidatesTags: ['calculator'],
});

/** Deletes a saved loan. */
export const deleteSavedLoan = postForm('/calc/del-loan', {
  request: object({
    /** The saved loan. */
    loanId: id,
  }),
  data: nothing,
  invalidatesTags: ['calculator'],
});

/** Lists the saved loans. */
export const savedLoanList = get('/calc/list-loan', {
  request: noRequest,
  data: object({
    /** The saved loans; the one that was changed last is last. */
    list: array(savedLoan),
  }),
  providesTags: ['calculator'],
});

/** Shows one saved loan. */
export const savedLoanInfo = get('/calc/info-loan', {
  request: object({
    /** The saved loan. */
    loanId: id,
  }),
  data: savedLoan,
  providesTags: ['calculator'],
});

/**
 * Returns the lender's suggestion where to go next; the same for everyone, and opened only if the device's allow list
 * permits it.
 */
export const jumpPage = get('/calc/jump-page', {
  request: noRequest,
  data: object({
    /** The name of a route of the app. */
    target: optional(text(40)),
    /** An address outside of it, HTTPS. */
    url: optional(text(2000)),
  }),
  public: true,
});
export type JumpPage = DataOf<typeof jumpPage>;

/** Reports that the borrower followed the suggestion. */
export const jumpPageViewed = postRaw('/calc/jump-page-view', {
  request: object({
    /** The name of the route that was opened. */
    target: text(40),
  }),
  data: nothing,
  public: true,
});

/** The lender's result for a plain loan, which the device calculates itself. Throws `LoanMathError`. */
export function answerPayment(question: PaymentQuestion, startDate: string, moneyStep: Minor): PaymentAnswer {
  const { instalment, interest, rows } = priceOf(plainQuestion(question), startDate, moneyStep);
  return {
    month_amount: instalment,
    total_interest: interest,
    repay_plans: rows.map((row) => planRow(row, 0)),
  };
}

/** The lender's result for a detailed loan. Throws `LoanMathError`. */
export function answerAdvanced(
  question: AdvancedQuestion,
  startDate: string,
  moneyStep: Minor,
): AdvancedAnswer {
  const { paidPeriods = 0 } = question;
  const loan = priceOf(question, startDate, moneyStep);
  const without = priceOf(withoutExtras(question), startDate, moneyStep);
  const paid = loan.rows.filter(({ periodNo }) => periodNo <= paidPeriods);
  return {
    month_amount: loan.instalment,
    total_interest: loan.interest,
    repay_plans: loan.rows.map((row) => planRow(row, paidPeriods)),
    paid_interest: sum(paid.map((row) => row.interest)),
    remain_principal: owedAfter(loan, paidPeriods, question.feeMode),
    apr: loan.apr,
    saved: without.interest - loan.interest,
    savedPeriods: without.rows.length - loan.rows.length,
  };
}

/** The interest-bearing balance after a number of payments: a fee added to the loan is owed like the rest. */
const owedAfter = ({ principal, fee, tax, rows }: LoanCost, paidPeriods: number, feeMode: FeeMode): Minor =>
  rows.findLast(({ periodNo }) => periodNo <= paidPeriods)?.balance ??
  (feeMode === 'added' ? sum([principal, fee, tax]) : principal);

/** An early payment is part of that day's payment: it reduces principal. */
function planRow(row: CostRow, paidPeriods: number): PlanRow {
  const total = row.instalment + row.extra;
  const isPaid = row.periodNo <= paidPeriods;
  return {
    periodNo: row.periodNo,
    dueTime: row.dueDate,
    periodStatus: isPaid ? 'paid' : 'upcoming',
    principal: row.principal + row.extra,
    interest: row.interest,
    processing_fee: row.fee,
    gst: row.tax,
    penalty: 0,
    delayFee: 0,
    repayTotalAmount: total,
    paidAmount: isPaid ? total : 0,
  };
}
