import type { Minor } from '../../exact/minor';

/** The number with the fewest decimals within the tolerance, which people and banks tend to choose. */
export function simplest(value: number, tolerance: number): number {
  for (let places = 0; places < 7; places += 1) {
    const short = Number(value.toFixed(places));
    if (Math.abs(short - value) <= tolerance) return short;
  }
  return value;
}

/** The unrounded equal payment that repays a loan: P / Σ 1/((1+r₁)…(1+rₖ)). */
export function levelPayment(principal: number, rates: readonly number[]): number {
  let worth = 0;
  for (let index = rates.length - 1; index >= 0; index -= 1) worth = (1 + worth) / (1 + (rates[index] ?? 0));
  return principal / worth;
}

/** What payments are rounded to: 1, 5, 10, 50, 100, 500 or 1 000 whole units, in minor units. */
const steps: readonly Minor[] = [100, 500, 1_000, 5_000, 10_000, 50_000, 100_000];

/** Whether two payments are equal within a spread of cents. */
export const isSamePayment = (claimed: Minor, exact: number, unit: Minor): boolean =>
  Math.abs(claimed - exact) <= Math.max(2, unit / 2 + 0.01);

/**
 * Whether one payment is the other, rounded up, down or to the nearest of a usual step, or of the printed unit. A step
 * is at most `most` of the payment: a twentieth, or more where a table confirms the rest.
 */
export const isRoundedPayment = (claimed: Minor, exact: number, unit: Minor, most = 0.05): boolean =>
  isSamePayment(claimed, exact, unit) ||
  steps.some(
    (step) =>
      claimed % step === 0 && claimed > 0 && Math.abs(claimed - exact) < step && step <= most * claimed,
  );

/** The largest step of rounding a payment, as a part of it, where a table shows that the interest is right. */
const maxRoundedShare = 0.2;

/** A payment that differs by less is the same where a table shows that the interest is right. */
const slightly = 0.000_1;

export interface Matched {
  readonly isRounded: boolean;
  /** How far the payment is from the nearest one that it may be. */
  readonly off: number;
}

/** Whether a payment is one of those that it may be, as it is or rounded. */
export function matched(usual: number, exact: readonly number[], unit: number): Matched | undefined {
  const off = Math.min(...exact.map((payment) => Math.abs(usual - payment)));
  // Dates that are not printed move the payment a little.
  if (off <= usual * slightly || exact.some((payment) => isSamePayment(usual, payment, unit)))
    return { isRounded: false, off };
  return exact.some((payment) => isRoundedPayment(usual, payment, unit, maxRoundedShare))
    ? { isRounded: true, off }
    : undefined;
}

/** A payment rounded up and down to every usual step of at most a twentieth of it. */
export const roundingsOf = (payment: number): Minor[] =>
  steps
    .filter((step) => step <= 0.05 * payment)
    .flatMap((step) => [Math.ceil(payment / step) * step, Math.floor(payment / step) * step]);

/** How far roundings move a sum from the sum of its roundings: by the square root of their number. */
export const toleranceOfSum = (count: number, unit: Minor): number => unit * (1 + 3 * Math.sqrt(count / 12));

/** What is not explained costs as much as a cause; with few lines, each one says more. */
export const unexplained = (missed: number, lines: number): number =>
  missed === 0 ? 0 : 4 + missed * Math.max(1, 12 / lines);
