import { codes } from '@clearloan/api-client/declare';
import type { Minor } from '@clearloan/api-client/declare';
import { cost, sum, type FeeMode, type LoanCost } from '@clearloan/loan-math';
import { msg } from '@lingui/core/macro';
import { refuse } from '../http/refusal';
import type { Product } from './products';
import type { loans } from './tables';

/** The rules by which a product or a signed loan is priced. */
export type Rules = Pick<
  typeof loans.$inferSelect,
  | 'tenureType'
  | 'repayment'
  | 'rateKind'
  | 'dayCount'
  | 'annualRatePercent'
  | 'feeMode'
  | 'feePercent'
  | 'taxPercent'
  | 'lateFeePercentPerDay'
  | 'lateFeeCapPercent'
  | 'prepayFeePercent'
  | 'coolingOffDays'
  | 'delayFeePerWeek'
  | 'delaysAllowed'
>;

/** Priced is every way to pay a fee; this lender's own loans have one that is deducted or added. */
export type PricingRules = Omit<Rules, 'feeMode'> & { readonly feeMode: FeeMode };

/** What a borrower asks for, with the rules that price it. */
export interface Wish {
  readonly rules: PricingRules;
  readonly amount: Minor;
  readonly tenure: number;
  /** The day the money would be paid out. */
  readonly startDate: string;
}

/** The whole price of a loan. */
export function price({ rules, amount, tenure, startDate }: Wish): LoanCost {
  const { tenureType, rateKind, dayCount, repayment, annualRatePercent } = rules;
  return cost({
    principal: amount,
    annualRatePercent,
    tenure,
    tenureType,
    rateKind,
    dayCount,
    repayment,
    startDate,
    processingFee: { mode: rules.feeMode, fee: { percent: rules.feePercent }, taxPercent: rules.taxPercent },
  });
}

/** All that a loan costs: interest, fee and tax. */
export const costOf = ({ interest, fee, tax }: Pick<LoanCost, 'interest' | 'fee' | 'tax'>): Minor =>
  sum([interest, fee, tax]);

/** The rules alone, for a loan's own copy. */
export function rulesOf(from: Rules): Rules {
  const { tenureType, repayment, rateKind, dayCount, annualRatePercent, feeMode, feePercent, taxPercent } =
    from;
  const { lateFeePercentPerDay, lateFeeCapPercent, prepayFeePercent } = from;
  const { coolingOffDays, delayFeePerWeek, delaysAllowed } = from;
  return {
    ...{ tenureType, repayment, rateKind, dayCount, annualRatePercent, feeMode, feePercent, taxPercent },
    ...{ lateFeePercentPerDay, lateFeeCapPercent, prepayFeePercent },
    ...{ coolingOffDays, delayFeePerWeek, delaysAllowed },
  };
}

/** Refuses with 1302 an amount outside the bounds or between two steps, with 1001 a time that is not offered. */
export function checkWish(product: Product, amountMax: Minor, amount: Minor, tenure: number): void {
  const { amountMin, amountStep, tenures } = product;
  if (amount < amountMin || amount > amountMax || (amount - amountMin) % amountStep !== 0) {
    throw refuse(codes.amountOutOfRange, msg`Please choose another amount.`, { field: 'amount' });
  }
  if (!tenures.includes(tenure)) {
    throw refuse(codes.badInput, msg`Please choose another time.`, { field: 'tenure' });
  }
}
