import { moneyText } from '@clearloan/api-client/declare';
import type { Market, Minor } from '@clearloan/formatting';
import { LoanMathError, type LoanCost, type LoanMathReason } from '@clearloan/loan-math';
import { type AdvancedQuestion, priceOf, withoutExtras } from '../contract';
import { readAmount, readCount, readRate, type Field, type Problem } from './typed-field';

export const paces = ['month', 'fortnight', 'week'] as const;
export type Pace = (typeof paces)[number];

/** An early payment, already parsed. */
export interface ExtraPayment {
  readonly periodNo: number;
  readonly amount: Minor;
  readonly keep: 'instalment' | 'tenure';
  /** Repeated after this many payments; once by default. */
  readonly everyPeriods?: number | undefined;
}

export interface NewRate {
  readonly periodNo: number;
  readonly percent: string;
}

/** Payments that grow by a percentage after every given number of payments. */
export interface Growth {
  readonly percent: string;
  readonly everyPeriods: number;
}

/** All of the borrower's inputs about a loan; texts are as typed. */
export interface LoanForm {
  readonly amount: string;
  readonly rate: string;
  readonly count: string;
  readonly pace: Pace;
  readonly kind: 'reducing' | 'flat';
  readonly first: 'arrears' | 'advance';
  readonly fee: string;
  readonly feeType: 'percent' | 'flat';
  readonly tax: string;
  readonly feeMode: 'deducted' | 'added' | 'separate';
  /** Payments skipped at the start. */
  readonly pause: string;
  readonly newRates: readonly NewRate[];
  readonly extras: readonly ExtraPayment[];
  readonly growth: Growth | undefined;
}

/** A default loan, so that the first view already shows how the tool works. */
export const firstForm: LoanForm = {
  amount: '10000',
  rate: '20',
  count: '12',
  pace: 'month',
  kind: 'reducing',
  first: 'arrears',
  fee: '',
  feeType: 'percent',
  tax: '',
  feeMode: 'deducted',
  pause: '',
  newRates: [],
  extras: [],
  growth: undefined,
};

export const maxPayments = 480;

const typedFields = ['amount', 'rate', 'count', 'fee', 'tax', 'pause'] as const;
export type TypedField = (typeof typedFields)[number];

export interface FormReading {
  /** Present if every field is valid. */
  readonly question: AdvancedQuestion | undefined;
  readonly problems: Readonly<Partial<Record<TypedField, Problem>>>;
  /**
   * The parsed value of each field, computed once per change; the fee both as an amount and as a percentage
   * of the loan.
   */
  readonly amounts: Readonly<Record<'amount' | 'fee', Field<Minor>>>;
  readonly rates: Readonly<Record<'rate' | 'fee' | 'tax', Field<string>>>;
  readonly counts: Readonly<Record<'count' | 'pause', Field<number>>>;
}

/** The question of the form, or the errors field by field. */
export function readForm(form: LoanForm, market: Market): FormReading {
  const amount = readAmount(form.amount, market);
  const rate = readRate(form.rate);
  const count = readCount(form.count, { most: maxPayments });
  const flatFee = readAmount(form.fee, market, { mayBeZero: true });
  const feeRate = readRate(form.fee, { mayBeEmpty: true, highest: 100 });
  const fee = form.feeType === 'flat' ? flatFee : feeRate;
  const tax = readRate(form.tax, { mayBeEmpty: true, highest: 100 });
  const pause = readCount(form.pause, { least: 0, most: Math.max(0, (count.value ?? maxPayments) - 1) });
  const isWhole = [amount, rate, count, fee, tax, pause].every(({ problem }) => problem === undefined);
  return {
    question: isWhole
      ? {
          ...chosenIn(form),
          principal: amount.value ?? 0,
          interest_rate: rate.value ?? '0',
          tenure: count.value ?? 1,
          processing_fee: typeof fee.value === 'number' ? moneyText(fee.value) : (fee.value ?? '0'),
          gst: tax.value ?? '0',
          moratorium: pause.value === 0 ? undefined : pause.value,
        }
      : undefined,
    problems: problemsOf({ amount, rate, count, fee, tax, pause }),
    amounts: { amount, fee: flatFee },
    rates: { rate, fee: feeRate, tax },
    counts: { count, pause },
  };
}

/** Inputs without parsing: choices, and lists whose entries were validated when added. */
function chosenIn(form: LoanForm) {
  const { pace, kind, first, feeType, feeMode, newRates, extras, growth } = form;
  return {
    tenure_type: pace,
    rateKind: kind,
    firstPayment: first,
    processing_fee_type: feeType,
    feeMode,
    rounding: 'plain',
    prepayments: extras.length === 0 ? undefined : [...extras],
    rateChanges:
      newRates.length === 0
        ? undefined
        : newRates.map(({ periodNo, percent }) => ({ periodNo, interest_rate: percent })),
    stepUp: growth,
  } as const;
}

function problemsOf(fields: Record<TypedField, Field<unknown>>): FormReading['problems'] {
  const problems: Partial<Record<TypedField, Problem>> = {};
  for (const name of typedFields) {
    const { problem } = fields[name];
    if (problem !== undefined) problems[name] = problem;
  }
  return problems;
}

/** A calculated loan, or the reason why it cannot be calculated. */
export type Priced =
  | { readonly is: 'priced'; readonly loan: LoanCost; readonly without: LoanCost }
  | { readonly is: 'refused'; readonly reason: LoanMathReason };

/** The price with and without early and growing payments. Everything is calculated here, on the device. */
export function priceQuestion(question: AdvancedQuestion, today: string, moneyStep: Minor): Priced {
  try {
    const without = priceOf(withoutExtras(question), today, moneyStep);
    const hasExtras = question.prepayments !== undefined || question.stepUp !== undefined;
    return { is: 'priced', loan: hasExtras ? priceOf(question, today, moneyStep) : without, without };
  } catch (error) {
    if (error instanceof LoanMathError) return { is: 'refused', reason: error.reason };
    throw error;
  }
}

/** The total cost of the loan: interest, fee and tax. */
export const costOf = ({ interest, fee, tax }: Pick<LoanCost, 'interest' | 'fee' | 'tax'>): number =>
  interest + fee + tax;
