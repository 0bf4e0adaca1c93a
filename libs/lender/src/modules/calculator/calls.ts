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
  type ExchangeRates,
  answerAdvanced,
  answerPayment,
} from '@clearloan/calculator/contract';
import { pathTo } from '@clearloan/routes';
import { defineHandler, definePublicHandler, type Call } from '../../platform/context/define-handler';
import type { PublicHandler } from '../../platform/context/request-context';
import { forgetLoan, keepLoan, listLoans, savedLoansOf, showLoan } from './saved-loans';
import {
  addDays,
  daysBetween,
  decimalFromRatio,
  divide,
  ratio,
  ratioFromDecimal,
  LoanMathError,
  type LoanMathReason,
} from '@clearloan/loan-math';
import { instantOf } from '../../platform/context/instants';
import { codes } from '@clearloan/api-client/declare';
import { msg } from '@lingui/core/macro';
import { refuse } from '../../platform/context/refusal';
import { thisLender } from '../../platform/lender/lender';
import type { Message } from '../../platform/context/product-names';

/** A plain loan that starts today. */
const workOutPayment: PublicHandler<typeof calculatePayment> = ({ request, today }) =>
  workOut(() => answerPayment(request, today, thisLender().moneyStep));

/** A loan with all details that starts today. */
const workOutAdvanced: PublicHandler<typeof calculateAdvanced> = ({ request, today }) =>
  workOut(() => answerAdvanced(request, today, thisLender().moneyStep));

/** Returns the result, or rejects with the reason why there is none. */
const workOut = <Answer>(answer: () => Answer): Promise<Answer> =>
  Promise.resolve()
    .then(answer)
    .catch((error: unknown) => {
      throw error instanceof LoanMathError ? refuse(codes.badInput, whyNot[error.reason]) : error;
    });

const checkPayments = msg`We can’t find a yearly rate for these payments. Check the amounts.`;

const whyNot: Readonly<Record<LoanMathReason, Message>> = {
  badAmount: msg`Check the amount and the fee.`,
  badRate: msg`Enter a rate from 0 to 200% a year.`,
  badTenure: msg`A pause or new rate starts after the last payment. Check both.`,
  badDate: msg`Check the dates.`,
  notTogether: msg`With a flat rate, interest is fixed at the start and can’t change later.`,
  neverEnds: msg`The payment doesn’t cover the interest, so the loan would never be paid off.`,
  paysBackLess: checkPayments,
  noRate: checkPayments,
};

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

const firstDay = '2026-01-01';
/** Hundredths of a rupiah per dollar: the middle of the sample rate, and its largest daily deviation. */
const middle = 1_624_500;
const sway = [0, 1_250, 3_175, 2_400, -850, -2_925, -1_500, 600, 2_050] as const;
const saturday = 6;

/** The sample exchange rates between dollars and rupiah: a middle rate for each working day, without a real bank. */
export function ratesOn(today: string): ExchangeRates {
  const date = lastWorkingDay(today);
  const step = Math.abs(daysBetween(firstDay, date)) % sway.length;
  const hundredths = middle + (sway[step] ?? 0);
  const usd2idr = decimalFromRatio(ratio(hundredths, 100), 2);
  return { usd2idr, idr2usd: decimalFromRatio(divide(ratio(1), ratioFromDecimal(usd2idr)), 10), date };
}

/** Markets close at the weekend, so the rate is Friday's and has Friday's date. */
function lastWorkingDay(today: string): string {
  const weekday = instantOf(`${today}T00:00:00Z`).getUTCDay();
  if (weekday === 0) return addDays(today, -2);
  return weekday === saturday ? addDays(today, -1) : today;
}
