import { LoanMathError } from '../loan-math-error';
import { ratio, type Ratio } from './ratio';
import { divideRounded, type RoundingMode } from './rounding';

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
