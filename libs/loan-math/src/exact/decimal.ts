import { LoanMathError } from '../loan-math-error';
import { ratio, type Ratio, divideRounded, type RoundingMode } from './ratio';

const decimalForm = /^(-?)(\d{1,30})(?:\.(\d{1,30}))?$/;

/** `"15.00"` → 15 exactly. Throws `badRate` unless it is a plain decimal number. */
export function ratioFromDecimal(text: string): Ratio {
  const match = decimalForm.exec(text);
  if (!match) throw new LoanMathError('badRate', `Not a decimal number: ${text.slice(0, 40)}`);
  const [, sign = '', whole = '', fraction = ''] = match;
  const digits = BigInt(whole + fraction);
  return ratio(sign === '-' ? -digits : digits, 10n ** BigInt(fraction.length));
}

/** 15 → `"15.00"`; rounded once, to `places` decimals. */
export function decimalFromRatio(value: Ratio, places: number, mode: RoundingMode = 'half-up'): string {
  const scaled = divideRounded(value.numerator * 10n ** BigInt(places), value.denominator, mode);
  const digits = String(scaled < 0n ? -scaled : scaled).padStart(places + 1, '0');
  const sign = scaled < 0n ? '-' : '';
  if (places === 0) return sign + digits;
  return `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** A rate in percent as an exact decimal string, `"24.00"`. */
export type Percent = string;

/** The maximum yearly rate of solvers and schedules; forms allow far less. */
export const highestRatePercent = 100_000n;

/**
 * `"24"` → 24/100. Throws `badRate` for a negative rate, one above 100 000 %, or text that is not a number.
 */
export function rateFromPercent(percent: Percent): Ratio {
  const { numerator, denominator } = ratioFromDecimal(percent);
  if (numerator < 0n || numerator > highestRatePercent * denominator) {
    throw new LoanMathError('badRate', `A rate must be between 0 and 100000 %: ${percent}`);
  }
  return ratio(numerator, denominator * 100n);
}
