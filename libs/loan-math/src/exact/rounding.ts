/** half-up: a half goes away from zero · half-even: to the even neighbour · up: away from zero · down: towards zero. */
export type RoundingMode = 'half-up' | 'half-even' | 'up' | 'down';

const magnitude = (value: bigint): bigint => (value < 0n ? -value : value);

/** numerator / denominator as an integer, rounded only once. The denominator is not zero. */
export function divideRounded(numerator: bigint, denominator: bigint, mode: RoundingMode): bigint {
  const negative = numerator < 0n !== denominator < 0n;
  const divisor = magnitude(denominator);
  const dividend = magnitude(numerator);
  const whole = dividend / divisor;
  const rest = dividend % divisor;
  const rounded = rest === 0n || !goesUp(whole, rest, divisor, mode) ? whole : whole + 1n;
  return negative ? -rounded : rounded;
}

function goesUp(whole: bigint, rest: bigint, divisor: bigint, mode: RoundingMode): boolean {
  if (mode === 'up') return true;
  if (mode === 'down') return false;
  const twice = rest * 2n;
  if (twice !== divisor) return twice > divisor;
  return mode === 'half-up' || whole % 2n === 1n;
}
