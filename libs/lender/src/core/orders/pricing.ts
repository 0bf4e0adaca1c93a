import { codes } from '@clearloan/api-client/declare';
import { type LoanCharge } from '@clearloan/loan-contract';
import type { Minor } from '@clearloan/api-client/declare';
import {
  cost,
  dealCost,
  rateFromPercent,
  share,
  sum,
  withTax,
  type CostTerms,
  type FeeMode,
  type LoanCost,
} from '@clearloan/loan-math';
import { msg } from '@lingui/core/macro';
import { refuse } from '../../platform/context/refusal';
import { thisLender } from '../../platform/lender/lender';
import type { Product } from './products';
import type { loans } from '../../platform/database/schema/orders';

/** The terms that price a product or a signed loan. */
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
  | 'charges'
>;

/** Pricing supports every fee mode; this lender's own loans have a deducted or an added fee. */
export type PricingRules = Omit<Rules, 'feeMode'> & { readonly feeMode: FeeMode };

/** What a borrower requests, with the terms that price it. */
export interface PriceInput {
  readonly rules: PricingRules;
  readonly amount: Minor;
  readonly tenure: number;
  /** The planned day of the payout. */
  readonly startDate: string;
}

/** The price of a loan with other companies' charges, which count in the APR and in the total to repay. */
export interface Price extends LoanCost {
  readonly charges: readonly LoanCharge[];
}

/** Upfront charges of other companies, with tax. */
const chargesOn = ({ charges, taxPercent }: PricingRules, amount: Minor): LoanCharge[] => {
  const { moneyStep } = thisLender();
  return charges.map(({ name, percent }) => {
    const { fee, tax } = withTax(
      share(amount, rateFromPercent(percent), 'half-up', moneyStep),
      taxPercent,
      moneyStep,
    );
    return { name, payee: 'thirdParty', paid: 'separate', amount: fee, gst: tax };
  });
};

/** The full price of a loan. */
export function price({ rules, amount, tenure, startDate }: PriceInput): Price {
  const { moneyStep } = thisLender();
  const { tenureType, rateKind, dayCount, repayment, annualRatePercent } = rules;
  const terms: CostTerms = {
    principal: amount,
    annualRatePercent,
    tenure,
    tenureType,
    rateKind,
    dayCount,
    repayment,
    startDate,
    moneyStep,
    processingFee: { mode: rules.feeMode, fee: { percent: rules.feePercent }, taxPercent: rules.taxPercent },
  };
  const charges = chargesOn(rules, amount);
  if (charges.length === 0) return { ...cost(terms), charges };
  const apart = charges.map(({ amount: asked, gst: tax }) => {
    return { payee: 'thirdParty', paid: 'separate', amount: asked, tax } as const;
  });
  const { loan, net, totalRepay, apr } = dealCost(terms, apart);
  return { ...loan, net, totalRepay, apr, charges };
}

/** The payments of a plan as a signed loan stores them. A fee that was added to the loan is part of the balance. */
export const planOf = ({ rows }: Pick<Price, 'rows'>) =>
  rows.map(({ periodNo, dueDate, principal, interest, fee, tax, balance }) => ({
    periodNo,
    dueDate,
    principal,
    interest,
    fee,
    tax,
    balanceBefore: balance + principal + fee + tax,
  }));

/** Charges of other companies for a loan, with tax. */
export const chargedBeside = ({ charges }: Pick<Price, 'charges'>): Minor =>
  sum(charges.flatMap(({ amount, gst = 0 }) => [amount, gst]));

/** A loan's total cost at the lender: interest, fee and tax. */
export const costOf = ({ interest, fee, tax }: Pick<LoanCost, 'interest' | 'fee' | 'tax'>): Minor =>
  sum([interest, fee, tax]);

/** Only the terms, for a loan's own copy. */
export function rulesOf(from: Rules): Rules {
  const { tenureType, repayment, rateKind, dayCount, annualRatePercent, feeMode, feePercent, taxPercent } =
    from;
  const { lateFeePercentPerDay, lateFeeCapPercent, prepayFeePercent } = from;
  const { coolingOffDays, delayFeePerWeek, delaysAllowed, charges } = from;
  return {
    tenureType,
    repayment,
    rateKind,
    dayCount,
    annualRatePercent,
    feeMode,
    feePercent,
    taxPercent,
    lateFeePercentPerDay,
    lateFeeCapPercent,
    prepayFeePercent,
    coolingOffDays,
    delayFeePerWeek,
    delaysAllowed,
    charges,
  };
}

/** Rejects with 1302 an amount outside the limits or between two steps, and with 1001 a tenure that is not offered. */
/**
 * The amount and tenure that an application stands for until its offer is signed: what the borrower tried, at most `limit`, or the
 * product's example.
 */
export function choiceOf(
  order: { readonly chosenAmount: Minor | null; readonly chosenTenure: number | null },
  product: Pick<Product, 'exampleAmount' | 'exampleTenure' | 'tenures'>,
  limit: Minor,
): { readonly amount: Minor; readonly tenure: number } {
  const { chosenAmount, chosenTenure } = order;
  const isSold = chosenTenure !== null && product.tenures.includes(chosenTenure);
  return {
    amount: Math.min(chosenAmount ?? product.exampleAmount, limit),
    tenure: isSold ? chosenTenure : product.exampleTenure,
  };
}

export function checkChoice(product: Product, amountMax: Minor, amount: Minor, tenure: number): void {
  const { amountMin, amountStep, tenures } = product;
  if (amount < amountMin || amount > amountMax || (amount - amountMin) % amountStep !== 0) {
    throw refuse(codes.amountOutOfRange, msg`Choose a different amount.`, { field: 'amount' });
  }
  if (!tenures.includes(tenure)) {
    throw refuse(codes.badInput, msg`Choose a different term.`, { field: 'tenure' });
  }
}
