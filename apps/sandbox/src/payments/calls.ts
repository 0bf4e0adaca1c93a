import {
  delayQuote,
  generatePayCode,
  loanPlanInfo,
  payTypes,
  planPayment,
  singlePaymentDelayQuote,
  submitUtr,
} from '@clearloan/repayment/contract';
import { serve, serveWithFiles, type Call } from '../http/serve';
import type { PictureRoom } from '../pictures/pictures';
import { showDelay, showSingleDelay } from './delay-info';
import { makePayCode } from './pay-code';
import { listPayTypes, showPlan, showPlanPayment } from './plan-info';
import { receiptOf, sendReference } from './reference';

/** The calls about paying. */
export const paymentCalls = (pictures: PictureRoom): readonly Call[] => [
  serve(loanPlanInfo, showPlan),
  serve(planPayment, showPlanPayment),
  serve(payTypes, listPayTypes),
  serve(generatePayCode, makePayCode),
  serveWithFiles(submitUtr, receiptOf(pictures), (receipt) => sendReference(pictures, receipt)),
  serve(delayQuote, showDelay),
  serve(singlePaymentDelayQuote, showSingleDelay),
];
