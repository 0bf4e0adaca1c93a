import { moneyStep, type Market, type Minor } from '@clearloan/formatting';
import { affordable, cost, LoanMathError, type LoanCost, type LoanMathReason } from '@clearloan/loan-math';
import { costTermsOf, highestAmount, plainQuestion } from '../contract';
import { mostPayments } from './loan-form';
import { readAmount, readCount, readRate } from './typed-field';

export interface Budget {
  readonly income: string;
  readonly dues: string;
  readonly aside: string;
}

export type AffordableAnswer =
  | { readonly is: 'asked' }
  | { readonly is: 'answered'; readonly payment: Minor; readonly loan: LoanCost }
  | { readonly is: 'nothingLeft'; readonly income: Minor; readonly needed: Minor }
  | { readonly is: 'refused'; readonly reason: LoanMathReason };

interface BudgetQuestion extends Budget {
  readonly rate: string;
  readonly count: string;
}

/** What an income leaves for a monthly payment, and the loan without fees that it can repay. */
export function answerAffordable(typed: BudgetQuestion, market: Market, today: string): AffordableAnswer {
  const income = readAmount(typed.income, market).value;
  const otherDues = readAmount(typed.dues, market, { mayBeZero: true }).value;
  const keepAside = readAmount(typed.aside, market, { mayBeZero: true }).value;
  const rate = readRate(typed.rate).value;
  const periods = readCount(typed.count, { most: mostPayments }).value;
  if (income === undefined || otherDues === undefined || keepAside === undefined) return { is: 'asked' };
  if (rate === undefined || periods === undefined) return { is: 'asked' };
  const terms = { annualRatePercent: rate, periods, every: 'month' } as const;
  try {
    const step = moneyStep(market);
    const found = affordable({ income, otherDues, keepAside, ...terms });
    // A payment of a few cents cannot repay a loan either.
    const paidBack = Math.floor(found.principal / step) * step;
    if (paidBack === 0) return { is: 'nothingLeft', income, needed: otherDues + keepAside };
    // The calculator never exceeds its own limit.
    const principal = Math.min(paidBack, Math.floor(highestAmount / step) * step);
    const question = { principal, interest_rate: rate, tenure: periods, tenure_type: 'month' as const };
    const loan = cost(costTermsOf(plainQuestion(question), today, step));
    return { is: 'answered', payment: found.payment, loan };
  } catch (error) {
    if (error instanceof LoanMathError) return { is: 'refused', reason: error.reason };
    throw error;
  }
}
