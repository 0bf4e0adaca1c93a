import type { Cost } from '@clearloan/loan-contract';
import type { Minor } from '@clearloan/formatting';
import type { LoanCost } from '@clearloan/loan-math';
import { checkMaths, type PriceParts, recalculate } from '@clearloan/loan-view/rules';

/** The price of an amount that was not requested from the lender, calculated from the terms of its example. */
export interface ComputedPrice extends PriceParts {
  readonly principal: Minor;
  readonly apr: string;
  readonly instalments: number;
  readonly instalment: Minor;
}

/** Whether this device calculates other figures for an example than the lender. */
export const exampleDiffers = (example: Cost): boolean => checkMaths(example).result === 'differs';

/**
 * Prices another amount by the terms of an example. `undefined` if this device cannot know the price: the terms
 * contain an unknown value, or the device does not reproduce the lender's own figures for the example.
 */
export function priceOnDevice(example: Cost, amount: Minor): ComputedPrice | undefined {
  if (checkMaths(example).result !== 'agrees') return undefined;
  const result = recalculate(example, { amount });
  return result && priceOf(result);
}

const priceOf = ({
  principal,
  net,
  interest,
  fee,
  tax,
  totalRepay,
  apr,
  rows,
  instalment,
}: LoanCost): ComputedPrice => ({
  principal,
  youGet: net,
  interest,
  fee,
  tax,
  charges: totalRepay - net - interest - fee - tax,
  payBack: totalRepay,
  cost: totalRepay - net,
  apr,
  instalments: rows.length,
  instalment: instalment,
});
