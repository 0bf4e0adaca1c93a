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
import {
  addLoanRequest,
  advancedData,
  advancedRequest,
  paymentData,
  paymentRequest,
  ratePair,
  savedLoan,
} from './contract/loan';

export { answerAdvanced, answerPayment } from './contract/answer';
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
  data: object({ loans: manyOf(savedLoan), ...ratePair }),
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
  data: object({ ...ratePair, date }),
  public: true,
});
export type ExchangeRates = DataOf<typeof exchangeRates>;

/** Saves a loan for comparison. */
export const addSavedLoan = postRaw('/calc/add-loan', {
  request: addLoanRequest,
  data: object({ loanId: id }),
  idempotent: true,
  invalidatesTags: ['calculator'],
});

/** Deletes a saved loan. */
export const deleteSavedLoan = postForm('/calc/del-loan', {
  request: object({ loanId: id }),
  data: nothing,
  invalidatesTags: ['calculator'],
});

/** Lists the saved loans. */
export const savedLoanList = get('/calc/list-loan', {
  request: noRequest,
  data: object({ list: array(savedLoan) }),
  providesTags: ['calculator'],
});

/** Shows one saved loan. */
export const savedLoanInfo = get('/calc/info-loan', {
  request: object({ loanId: id }),
  data: savedLoan,
  providesTags: ['calculator'],
});

/**
 * Returns the lender's suggestion where to go next; the same for everyone, and opened only if the device's allow list
 * permits it.
 */
export const jumpPage = get('/calc/jump-page', {
  request: noRequest,
  data: object({ target: optional(text(40)), url: optional(text(2000)) }),
  public: true,
});
export type JumpPage = DataOf<typeof jumpPage>;

/** Reports that the borrower followed the suggestion. */
export const jumpPageViewed = postRaw('/calc/jump-page-view', {
  request: object({ target: text(40) }),
  data: nothing,
  public: true,
});
