/** The calls of the calculator. It works without them too: the device computes with the same rules. */
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

/** Opens the calculator with the borrower's kept loans and the exchange rates. */
export const calculatorPage = get('/calc/index', {
  request: noRequest,
  data: object({ loans: manyOf(savedLoan), ...ratePair }),
  public: true,
  providesTags: ['calculator'],
});

/** Works out the payment of a plain loan. */
export const calculatePayment = postForm('/calc/emi', {
  request: paymentRequest,
  data: paymentData,
  public: true,
});

/** Works out a loan with fees, early payments and changing rates. */
export const calculateAdvanced = postRaw('/calc/emi-adv', {
  request: advancedRequest,
  data: advancedData,
  public: true,
});

/** Gives the exchange rates of a day. */
export const exchangeRates = get('/calc/exchange-rate', {
  request: noRequest,
  data: object({ ...ratePair, date }),
  public: true,
});
export type ExchangeRates = DataOf<typeof exchangeRates>;

/** Keeps a loan for comparing. */
export const addSavedLoan = postRaw('/calc/add-loan', {
  request: addLoanRequest,
  data: object({ loanId: id }),
  idempotent: true,
  invalidatesTags: ['calculator'],
});

/** Forgets a kept loan. */
export const deleteSavedLoan = postForm('/calc/del-loan', {
  request: object({ loanId: id }),
  data: nothing,
  invalidatesTags: ['calculator'],
});

/** Lists the kept loans. */
export const savedLoanList = get('/calc/list-loan', {
  request: noRequest,
  data: object({ list: array(savedLoan) }),
  providesTags: ['calculator'],
});

/** Shows one kept loan. */
export const savedLoanInfo = get('/calc/info-loan', {
  request: object({ loanId: id }),
  data: savedLoan,
  providesTags: ['calculator'],
});

/** Says where the lender suggests to go on from here; the same for everybody, and opened only by the device's list. */
export const jumpPage = get('/calc/jump-page', {
  request: noRequest,
  data: object({ target: optional(text(40)), url: optional(text(2000)) }),
  public: true,
});
export type JumpPage = DataOf<typeof jumpPage>;

/** Says that the borrower followed the suggestion. */
export const jumpPageViewed = postRaw('/calc/jump-page-view', {
  request: object({ target: text(40) }),
  data: nothing,
  public: true,
});
