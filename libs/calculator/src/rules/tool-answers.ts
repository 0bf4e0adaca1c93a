import { moneyStep, type Market, type Minor } from '@clearloan/formatting';
import {
  affordable,
  cost,
  LoanMathError,
  type LoanCost,
  type LoanMathReason,
  divide,
  howLong,
  periodsPerYear,
  rateFromPercent,
  ratio,
  share,
  type HowLong,
} from '@clearloan/loan-math';
import { costTermsOf, highestAmount, plainQuestion } from '../contract';
import { maxPayments, type Pace } from './loan-form';
import { readAmount, readCount, readRate } from './typed-field';

export interface Budget {
  readonly income: string;
  readonly dues: string;
  readonly aside: string;
}

export type AffordabilityResult =
  | { readonly is: 'incomplete' }
  | { readonly is: 'answered'; readonly payment: Minor; readonly loan: LoanCost }
  | { readonly is: 'nothingLeft'; readonly income: Minor; readonly needed: Minor }
  | { readonly is: 'refused'; readonly reason: LoanMathReason };

interface BudgetQuestion extends Budget {
  readonly rate: string;
  readonly count: string;
}

/** What an income leaves for a monthly payment, and the loan without fees that it can repay. */
export function affordability(typed: BudgetQuestion, market: Market, today: string): AffordabilityResult {
  const income = readAmount(typed.income, market).value;
  const otherDues = readAmount(typed.dues, market, { mayBeZero: true }).value;
  const keepAside = readAmount(typed.aside, market, { mayBeZero: true }).value;
  const rate = readRate(typed.rate).value;
  const periods = readCount(typed.count, { most: maxPayments }).value;
  if (income === undefined || otherDues === undefined || keepAside === undefined) return { is: 'incomplete' };
  if (rate === undefined || periods === undefined) return { is: 'incomplete' };
  const terms = { annualRatePercent: rate, periods, every: 'month' } as const;
  try {
    const step = moneyStep(market);
    const affordableLoan = affordable({ income, otherDues, keepAside, ...terms });
    // A payment of a few cents cannot repay a loan either.
    const roundedPrincipal = Math.floor(affordableLoan.principal / step) * step;
    if (roundedPrincipal === 0) return { is: 'nothingLeft', income, needed: otherDues + keepAside };
    // The calculator never exceeds its own limit.
    const principal = Math.min(roundedPrincipal, Math.floor(highestAmount / step) * step);
    const question = { principal, interest_rate: rate, tenure: periods, tenure_type: 'month' as const };
    const loan = cost(costTermsOf(plainQuestion(question), today, step));
    return { is: 'answered', payment: affordableLoan.payment, loan };
  } catch (error) {
    if (error instanceof LoanMathError) return { is: 'refused', reason: error.reason };
    throw error;
  }
}

interface PayoffTimeQuestion {
  readonly owed: string;
  readonly rate: string;
  readonly payment: string;
  readonly every: Pace;
}

export type PayoffTimeResult =
  | { readonly is: 'incomplete' }
  | { readonly is: 'answered'; readonly owed: Minor; readonly found: HowLong }
  | { readonly is: 'neverEnds'; readonly firstInterest: Minor }
  | { readonly is: 'refused'; readonly reason: LoanMathReason };

/** When a payment repays a debt, from the inputs. `incomplete`: some input is missing or invalid. */
export function payoffTime(question: PayoffTimeQuestion, market: Market, today: string): PayoffTimeResult {
  const owed = readAmount(question.owed, market).value;
  const rate = readRate(question.rate).value;
  const payment = readAmount(question.payment, market).value;
  if (owed === undefined || rate === undefined || payment === undefined) return { is: 'incomplete' };
  const { every } = question;
  try {
    const terms = {
      owed,
      annualRatePercent: rate,
      instalment: payment,
      every,
      startDate: today,
      moneyStep: moneyStep(market),
    };
    return { is: 'answered', owed, found: howLong(terms) };
  } catch (error) {
    if (!(error instanceof LoanMathError)) throw error;
    if (error.reason !== 'neverEnds') return { is: 'refused', reason: error.reason };
    const periodRate = divide(rateFromPercent(rate), ratio(periodsPerYear(every)));
    return { is: 'neverEnds', firstInterest: share(owed, periodRate, 'half-up', moneyStep(market)) };
  }
}
