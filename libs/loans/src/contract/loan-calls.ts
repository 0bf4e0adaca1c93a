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

/** Shows one loan: what is left, each payment, what moved and the way out. */
export const loanDetails = get('/v3/loan-details/loan-details', {
  request: object({ orderId: id }),
  data: loanDetailsData,
  providesTags: ['loans', 'repayment'],
  persist: true,
});

/** Sends how the borrower found it, once, after a loan is paid off. */
export const rateService = postRaw('/v3/loan-details/google-score', {
  request: object({ score: countBetween(1, 5), comment: optional(text(500)) }),
  data: nothing,
});
