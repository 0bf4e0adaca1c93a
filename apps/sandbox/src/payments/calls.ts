import {
  delayQuote,
  generatePayCode,
  loanPlanInfo,
  payTypes,
  planPayment,
  singlePaymentDelayQuote,
  submitUtr,
} from '@clearloan/repayment/contract';
import { serve, type Call } from '../http/serve';
import type { PictureRoom } from '../pictures/pictures';
import { showDelay, showSingleDelay } from './delay-info';
import { makePayCode } from './pay-code';
import { listPayTypes, showPlan, showPlanPayment } from './plan-info';
import { sendReference } from './reference';

/** The calls about paying. */
export const paymentCalls = (pictures: PictureRoom): readonly Call[] => [
  serve(loanPlanInfo, showPlan),
  serve(planPayment, showPlanPayment),
  serve(payTypes, listPayTypes),
  serve(generatePayCode, makePayCode),
  serve(submitUtr, sendReference(pictures)),
  serve(delayQuote, showDelay),
  serve(singlePaymentDelayQuote, showSingleDelay),
];
