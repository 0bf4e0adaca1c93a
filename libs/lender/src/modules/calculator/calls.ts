import {
  addSavedLoan,
  calculateAdvanced,
  calculatePayment,
  calculatorPage,
  deleteSavedLoan,
  exchangeRates,
  jumpPage,
  jumpPageViewed,
  savedLoanInfo,
  savedLoanList,
} from '@clearloan/calculator/contract';
import { pathTo } from '@clearloan/routes';
import { defineHandler, definePublicHandler, type Call } from '../../platform/context/define-handler';
import type { PublicHandler } from '../../platform/context/request-context';
import { ratesOn } from './exchange-rates';
import { forgetLoan, keepLoan, listLoans, savedLoansOf, showLoan } from './saved-loans';
import { workOutAdvanced, workOutPayment } from './work-out';

const showCalculator: PublicHandler<typeof calculatorPage> = async ({ borrower, today }) => {
  const { usd2idr, idr2usd } = ratesOn(today);
  return { loans: borrower === undefined ? [] : await savedLoansOf(borrower.borrowerId), usd2idr, idr2usd };
};

/** Constant for everyone: a tool that sent some users elsewhere would be deceptive. */
const suggestion = { target: 'main', url: pathTo('main') } as const;

/** The calculator's endpoints. No calculation or view is stored, only saved loans. */
export const calculatorCalls: readonly Call[] = [
  definePublicHandler(calculatorPage, showCalculator),
  definePublicHandler(calculatePayment, workOutPayment),
  definePublicHandler(calculateAdvanced, workOutAdvanced),
  definePublicHandler(exchangeRates, ({ today }) => Promise.resolve(ratesOn(today))),
  defineHandler(addSavedLoan, keepLoan),
  defineHandler(deleteSavedLoan, forgetLoan),
  defineHandler(savedLoanList, listLoans),
  defineHandler(savedLoanInfo, showLoan),
  definePublicHandler(jumpPage, () => Promise.resolve(suggestion)),
  definePublicHandler(jumpPageViewed, () => Promise.resolve(undefined)),
];
