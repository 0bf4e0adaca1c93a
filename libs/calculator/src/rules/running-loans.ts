import { moneyStep, type Market } from '@clearloan/formatting';
import {
  compareSwitch,
  LoanMathError,
  type LoanCost,
  type LoanMathReason,
  type RunningLoan,
  type SwitchComparison,
} from '@clearloan/loan-math';
import { asOffered, priceOf, type AdvancedQuestion } from '../contract';
import { maxPayments } from './loan-form';
import { readAmount, readCount } from './typed-field';

/** A current loan, as typed. */
export interface TypedRunningLoan {
  readonly payoff: string;
  readonly closingFee: string;
  readonly payment: string;
  readonly left: string;
}

export const noRunningLoan: TypedRunningLoan = { payoff: '', closingFee: '', payment: '', left: '' };

export const addressOfRunning = ({ running }: { running: readonly TypedRunningLoan[] }) => ({
  _loans: listToAddress(
    running.map(({ payoff, closingFee, payment, left }) => [payoff, closingFee, payment, left]),
  ),
});

/** At least one loan, so that there are fields to fill in. */
export function runningFromAddress(search: URLSearchParams): { running: readonly TypedRunningLoan[] } {
  const found = listFromAddress(search.get('_loans')).map(
    ([payoff = '', closingFee = '', payment = '', left = '']) => ({ payoff, closingFee, payment, left }),
  );
  return { running: found.length === 0 ? [noRunningLoan] : found };
}

export type SwitchResult =
  | { readonly is: 'incomplete' }
  | { readonly is: 'answered'; readonly comparison: SwitchComparison; readonly offer: LoanCost }
  | { readonly is: 'refused'; readonly reason: LoanMathReason };

/** Compares keeping the loans with the new one, once all inputs are valid. */
export function switchComparison(
  running: readonly TypedRunningLoan[],
  question: AdvancedQuestion | undefined,
  market: Market,
  today: string,
): SwitchResult {
  const loans = running.map((loan) => readRunning(loan, market)).filter((loan) => loan !== undefined);
  if (question === undefined || loans.length < running.length) return { is: 'incomplete' };
  try {
    const offer = priceOf(asOffered(question), today, moneyStep(market));
    return { is: 'answered', comparison: compareSwitch({ loans, offer }), offer };
  } catch (error) {
    if (error instanceof LoanMathError) return { is: 'refused', reason: error.reason };
    throw error;
  }
}

function readRunning(typed: TypedRunningLoan, market: Market): RunningLoan | undefined {
  const payoff = readAmount(typed.payoff, market).value;
  const closingFee = readAmount(typed.closingFee, market, { mayBeZero: true }).value;
  const payment = readAmount(typed.payment, market).value;
  const left = readCount(typed.left, { most: maxPayments }).value;
  if (payoff === undefined || closingFee === undefined || payment === undefined || left === undefined) {
    return undefined;
  }
  return { payoff, closingFee, payments: Array.from({ length: left }, () => payment) };
}

/** A list of typed texts in a URL: fields are separated by `:`, entries by `~`, so texts contain neither. */
const longestText = 24;

export const maxEntries = 12;

const clean = (text: string): string => text.replace(/[:~]/g, '').slice(0, longestText);

/** `undefined` for an empty list. */
export function listToAddress(entries: readonly (readonly string[])[]): string | undefined {
  const texts = entries.slice(0, maxEntries).map((fields) => fields.map(clean).join(':'));
  return texts.every((text) => text.replaceAll(':', '') === '') ? undefined : texts.join('~');
}

export const listFromAddress = (text: string | null): string[][] =>
  text
    ? text
        .split('~')
        .slice(0, maxEntries)
        .map((entry) => entry.split(':').map(clean))
    : [];

/** One typed text in a URL. */
export const textToAddress = (typed: string): string | undefined =>
  typed === '' ? undefined : typed.slice(0, longestText);

export const textFromAddress = (text: string | null): string => text?.slice(0, longestText) ?? '';
