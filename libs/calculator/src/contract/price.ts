import {
  cost,
  LoanMathError,
  ratioFromDecimal,
  roundToMinor,
  type CostTerms,
  type LoanChanges,
  type LoanCost,
  type Minor,
} from '@clearloan/loan-math';
import type { AdvancedQuestion, PaymentQuestion } from './loan';

/** The maximum yearly rate of forms and endpoints; loan-math supports far more. */
export const highestRatePercent = 200;

/** One unit below a trillion: the cost of even the most expensive loan of this size is still exact. */
export const highestAmount = 99_999_999_999_999;

/**
 * Converts a question to loan-math terms, on the device and at the lender, so that both results are the same. The loan
 * starts on `startDate`, periods have equal length, a flat fee is an amount in major units; every amount is a multiple
 * of `moneyStep`, in minor units (`moneyStep` of the market).
 */
export function costTermsOf(question: AdvancedQuestion, startDate: string, moneyStep: Minor): CostTerms {
  const { principal, interest_rate, tenure, tenure_type, rateKind, firstPayment, rounding, feeMode, gst } =
    question;
  checkLimits(question);
  return {
    principal,
    annualRatePercent: interest_rate,
    tenure,
    tenureType: tenure_type,
    rateKind,
    firstPayment,
    rounding,
    dayCount: '30/360',
    repayment: 'instalments',
    startDate,
    moneyStep,
    processingFee: { mode: feeMode, fee: feeOf(question, moneyStep), taxPercent: gst },
    changes: changesOf(question),
  };
}

/** A plain loan: no fee and no changes. */
export const plainQuestion = (question: PaymentQuestion): AdvancedQuestion => ({
  ...question,
  processing_fee: '0',
  processing_fee_type: 'percent',
  feeMode: 'deducted',
  gst: '0',
  rateKind: 'reducing',
  firstPayment: 'arrears',
});

/** The full price of a question. Throws `LoanMathError`. */
export const priceOf = (question: AdvancedQuestion, startDate: string, moneyStep: Minor): LoanCost =>
  cost(costTermsOf(question, startDate, moneyStep));

/** The same loan without early and growing payments, as the baseline. */
export const withoutExtras = (question: AdvancedQuestion): AdvancedQuestion => ({
  ...question,
  prepayments: undefined,
  stepUp: undefined,
});

/** A plan as offered: without changes. */
export const asOffered = (question: AdvancedQuestion): AdvancedQuestion => ({
  ...withoutExtras(question),
  rateChanges: undefined,
  moratorium: undefined,
});

function checkLimits({ principal, interest_rate, gst, rateChanges = [] }: AdvancedQuestion): void {
  if (principal > highestAmount) throw new LoanMathError('badAmount', 'The amount is above the limit.');
  const rates = [interest_rate, gst, ...rateChanges.map((change) => change.interest_rate)];
  const wrong = rates.find((rate) => !(Number(rate) >= 0 && Number(rate) <= highestRatePercent));
  if (wrong !== undefined) throw new LoanMathError('badRate', `A rate must be between 0 and 200 %: ${wrong}`);
}

const hundredth = ratioFromDecimal('100');

function feeOf(
  { processing_fee, processing_fee_type }: AdvancedQuestion,
  moneyStep: Minor,
): CostTerms['processingFee']['fee'] {
  if (processing_fee_type === 'percent') return { percent: processing_fee };
  const { numerator, denominator } = ratioFromDecimal(processing_fee);
  const inMinor = { numerator: numerator * hundredth.numerator, denominator };
  return { flat: roundToMinor(inMinor, 'half-up', moneyStep) };
}

function changesOf({
  prepayments = [],
  rateChanges = [],
  stepUp,
  moratorium,
}: AdvancedQuestion): LoanChanges {
  return {
    prepayments: prepayments.map(({ periodNo, amount, keep, everyPeriods }) => {
      return { afterPeriod: periodNo, amount, keep, everyPeriods };
    }),
    rateChanges: rateChanges.map(({ periodNo, interest_rate }) => {
      return { fromPeriod: periodNo, annualRatePercent: interest_rate };
    }),
    stepUp,
    moratorium: moratorium ? { periods: moratorium } : undefined,
  };
}
