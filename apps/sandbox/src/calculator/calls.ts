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
import { serve, servePublic, type Call, type PublicHandler } from '../http/serve';
import { ratesOn } from './exchange-rates';
import { forgetLoan, keepLoan, listLoans, savedLoansOf, showLoan } from './saved-loans';
import { workOutAdvanced, workOutPayment } from './work-out';

const showCalculator: PublicHandler<typeof calculatorPage> = async ({ borrower, today }) => {
  const { usd2idr, idr2usd } = ratesOn(today);
  return { loans: borrower === undefined ? [] : await savedLoansOf(borrower.borrowerId), usd2idr, idr2usd };
};

/** One constant answer: a tool that leads here some and there others would be a disguise. */
const suggestion = { target: 'main', url: pathTo('main') } as const;

/** The calculator's calls. Nothing that is worked out or looked at is kept; only loans that are saved. */
export const calculatorCalls: readonly Call[] = [
  servePublic(calculatorPage, showCalculator),
  servePublic(calculatePayment, workOutPayment),
  servePublic(calculateAdvanced, workOutAdvanced),
  servePublic(exchangeRates, ({ today }) => Promise.resolve(ratesOn(today))),
  serve(addSavedLoan, keepLoan),
  serve(deleteSavedLoan, forgetLoan),
  serve(savedLoanList, listLoans),
  serve(savedLoanInfo, showLoan),
  servePublic(jumpPage, () => Promise.resolve(suggestion)),
  servePublic(jumpPageViewed, () => Promise.resolve(undefined)),
];
