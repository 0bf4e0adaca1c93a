import { LoanMathError } from '../loan-math-error';
import { multiply, ratio, roundRatio, type Ratio, type RoundingMode } from './ratio';

/** An amount of money in integer minor units (cents). */
export type Minor = number;

/** Throws `badAmount` unless the amount is an integer that a number represents exactly. */
export function exactMinor(amount: Minor): bigint {
  if (!Number.isSafeInteger(amount)) {
    throw new LoanMathError('badAmount', `Not a whole number of minor units: ${amount}`);
  }
  return BigInt(amount);
}

export function minorFrom(amount: bigint): Minor {
  const amountAsNumber = Number(amount);
  if (!Number.isSafeInteger(amountAsNumber))
    throw new LoanMathError('badAmount', 'The amount is too large to be exact.');
  return amountAsNumber;
}

/**
 * Rounds to a multiple of `step` minor units by `mode`: 100 for a market that pays in whole currency units.
 */
export function roundToMinor(
  { numerator, denominator }: Ratio,
  mode: RoundingMode = 'half-up',
  step: Minor = 1,
): Minor {
  const unit = exactMinor(checkStep(step));
  return minorFrom(roundRatio(ratio(numerator, denominator * unit), mode) * unit);
}

/** amount × factor in multiples of `step` minor units, rounded once. */
export const share = (amount: Minor, factor: Ratio, mode: RoundingMode = 'half-up', step: Minor = 1): Minor =>
  roundToMinor(multiply(ratio(exactMinor(amount)), factor), mode, step);

/** Throws `badAmount` for a step that is not positive, or for an amount that is not a multiple of it. */
export function checkStep(step: Minor, amounts: readonly Minor[] = []): Minor {
  if (exactMinor(step) <= 0n) throw new LoanMathError('badAmount', 'A rounding step must be above zero.');
  const between = amounts.find((amount) => amount % step !== 0);
  if (between !== undefined)
    throw new LoanMathError('badAmount', `Not a multiple of ${step} minor units: ${between}`);
  return step;
}

/** Exact: uses number addition while every partial sum is a safe integer. */
export function sum(amounts: readonly Minor[]): Minor {
  let total = 0;
  for (const amount of amounts) {
    if (!Number.isSafeInteger(amount)) return exactSum(amounts);
    total += amount;
    if (!Number.isSafeInteger(total)) return exactSum(amounts);
  }
  return total;
}

const exactSum = (amounts: readonly Minor[]): Minor =>
  minorFrom(amounts.reduce((total, amount) => total + exactMinor(amount), 0n));

/** The nearest multiple of `step`, half up: whole currency units are multiples of 100. */
export const nearest = (value: Ratio, step: Minor): Minor => roundToMinor(value, 'half-up', step);
