import {
  countBetween,
  get,
  id,
  nothing,
  object,
  optional,
  postRaw,
  text,
} from '@clearloan/api-client/declare';
import { loanDetailsData } from './order';

/** Shows one loan: the balance, each payment, the transactions and how to pay it off. */
export const loanDetails = get('/v3/loan-details/loan-details', {
  request: object({ orderId: id }),
  data: loanDetailsData,
  providesTags: ['loans', 'repayment'],
  persist: true,
});

/** Sends the borrower's rating, once, after a loan is paid off. */
export const rateService = postRaw('/v3/loan-details/google-score', {
  request: object({ score: countBetween(1, 5), comment: optional(text(500)) }),
  data: nothing,
});
