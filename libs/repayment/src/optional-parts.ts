import type { OptionalPart } from '@clearloan/api-client/declare';
import { routePatterns } from '@clearloan/routes';
import {
  agreeToArrangement,
  arrangements,
  changeAutopay,
  createAutopay,
  delayQuote,
  showAutopay,
  singlePaymentDelayQuote,
  submitUtr,
} from './contract';
import { innerRoutes } from './inner-routes';

/** What a lender may leave out. */
export const optionalParts: Readonly<Record<'autopay' | 'delay' | 'references', OptionalPart>> = {
  autopay: { calls: [showAutopay, createAutopay, changeAutopay], screens: [routePatterns.autopay] },
  delay: {
    calls: [delayQuote, singlePaymentDelayQuote, arrangements, agreeToArrangement],
    screens: [routePatterns.repayDelayUrl],
  },
  references: { calls: [submitUtr], screens: [innerRoutes.reference] },
};
