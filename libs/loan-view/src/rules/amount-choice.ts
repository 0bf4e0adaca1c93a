import type { Minor } from '@clearloan/formatting';

/** The amounts a borrower can pick: from `min` in steps, and `max` itself. */
export interface AmountRange {
  readonly min: Minor;
  readonly max: Minor;
  readonly step: Minor;
}

/** The amount that can be picked nearest to one from a slider, a button or a URL. */
export function nearestAmount(amount: Minor, { min, max, step }: AmountRange): Minor {
  // Without steps only the two ends can be picked.
  if (max <= min || step <= 0) return amount > min ? max : min;
  // `max` can be picked even if it is on no step.
  if (amount >= max) return max;
  const stepped = min + Math.round(Math.max(0, amount - min) / step) * step;
  return max - amount < Math.abs(amount - stepped) ? max : Math.min(stepped, max);
}
