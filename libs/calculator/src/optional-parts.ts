import type { OptionalPart } from '@clearloan/api-client/declare';
import { routePatterns } from '@clearloan/routes';
import {
  addSavedLoan,
  calculateAdvanced,
  calculatePayment,
  calculatorPage,
  deleteSavedLoan,
  exchangeRates,
  savedLoanInfo,
  savedLoanList,
} from './contract';

/** What a lender may leave out. */
export const optionalParts: Readonly<Record<'calculator', OptionalPart>> = {
  calculator: {
    calls: [
      ...[calculatorPage, calculatePayment, calculateAdvanced, exchangeRates],
      ...[savedLoanList, savedLoanInfo, addSavedLoan, deleteSavedLoan],
    ],
    screens: [routePatterns.calculator],
  },
};
