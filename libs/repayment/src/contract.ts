/** The endpoints for paying: the plan, payment methods, references and delays. */
import { count, get, id, object, oneOf, postRaw, postUpload } from '@clearloan/api-client/declare';
import { payPurposes, transaction } from '@clearloan/loan-contract';
import { agreeRequest, arrangementsData } from './contract/arrangement';
import { delayData } from './contract/delay';
import { payCodeRequest, payTypesData, referenceData, referenceRequest } from './contract/pay';
import { loanPlanData, planPaymentData } from './contract/plan';

export * from './contract/arrangement-rules';
export * from './contract/autopay-rules';
export type { Arrangement, Arrangements } from './contract/arrangement';
export type { DelayOption, DelayQuote } from './contract/delay';
export * from './contract/ledger-rules';
export * from './contract/pay-rules';
export { daysFollowTerms, payoffAddsUp, planAddsUp } from './contract/plan-rules';
export { payKinds, utrStatusValues, utrText } from './contract/pay';
export type { PayType, ReferenceAnswer } from './contract/pay';
export { autopayStates, changeAutopay, createAutopay, showAutopay } from './contract/autopay';
export type { Autopay, Collection } from './contract/autopay';
export type { LoanPlan, PlanPayment } from './contract/plan';

/** Shows what is still due and the payoff amount today; polled while a payment is in progress. */
export const loanPlanInfo = get('/v3/installment/loan-plan-info', {
  request: object({
    /** The loan. */
    orderId: id,
  }),
  data: loanPlanData,
  providesTags: ['repayment'],
  persist: true,
});

/** Shows one payment with its parts and its receipts. */
export const planPayment = get('/v3/installment/loan-play-detail', {
  request: object({
    /** The loan. */
    orderId: id,
    /** The number of the payment, from 1. */
    periodNo: count,
  }),
  data: planPaymentData,
  providesTags: ['repayment'],
  persist: true,
});

/** Shows the price of more time for one payment. */
export const delayQuote = get('/v3/installment/loan-play-delay-detail', {
  request: object({
    /** The loan. */
    orderId: id,
    /** The number of the payment, from 1. */
    periodNo: count,
  }),
  data: delayData,
  providesTags: ['repayment'],
});

/** Shows the price of more time for a loan with a single payment. */
export const singlePaymentDelayQuote = get('/v3/loan-details/delay-detail', {
  request: object({
    /** The loan. */
    orderId: id,
  }),
  data: delayData,
  providesTags: ['repayment'],
});

/** Shows what a late borrower may agree to instead of the plan, each with its payments and its whole cost. */
export const arrangements = get('/v3/loan-details/arrangement-options', {
  request: object({
    /** The loan. */
    orderId: id,
  }),
  data: arrangementsData,
  providesTags: ['repayment'],
});

/** Agrees to one of them with a code: the loan agreement changes, and nothing is paid now. */
export const agreeToArrangement = postRaw('/v3/loan-details/arrangement', {
  request: agreeRequest,
  data: transaction,
  idempotent: true,
  invalidatesTags: ['repayment', 'loans'],
});

/** Lists the payment methods for a purpose, each with its fee and speed. */
export const payTypes = get('/v3/loan-details/init-pay-type', {
  request: object({
    /** The loan. */
    orderId: id,
    /** What is paid. */
    purpose: oneOf(payPurposes),
  }),
  data: payTypesData,
  providesTags: ['repayment'],
});

/** Creates a pay code for an amount, or delays a payment with an SMS code. */
export const generatePayCode = postRaw('/v3/loan-details/generate-vcode', {
  request: payCodeRequest,
  data: transaction,
  idempotent: true,
  invalidatesTags: ['repayment', 'loans'],
});

/** Sends the bank reference of a payment made elsewhere, so that the lender can find it. */
export const submitUtr = postUpload('/v3/loan-details/submit-utr', {
  request: referenceRequest,
  data: referenceData,
  idempotent: true,
  invalidatesTags: ['repayment', 'loans'],
});
