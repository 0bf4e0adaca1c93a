import {
  delayQuote,
  generatePayCode,
  loanPlanInfo,
  payTypes,
  planPayment,
  singlePaymentDelayQuote,
  submitUtr,
} from '@clearloan/repayment/contract';
import { defineHandler, defineHandlerWithFiles, type Call } from '../../context/define-handler';
import type { PictureService } from '../pictures/pictures';
import { showDelay, showSingleDelay } from './delay-info';
import { makePayCode } from './pay-code';
import { listPayTypes, showPlan, showPlanPayment } from './plan-info';
import { receiptOf, sendReference } from './reference';

/** The calls about paying. */
export const paymentCalls = (pictures: PictureService): readonly Call[] => [
  defineHandler(loanPlanInfo, showPlan),
  defineHandler(planPayment, showPlanPayment),
  defineHandler(payTypes, listPayTypes),
  defineHandler(generatePayCode, makePayCode),
  defineHandlerWithFiles(submitUtr, receiptOf(pictures), (receipt) => sendReference(pictures, receipt)),
  defineHandler(delayQuote, showDelay),
  defineHandler(singlePaymentDelayQuote, showSingleDelay),
];
