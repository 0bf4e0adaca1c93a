/** An exact decimal number as its digits: no float, so no digit is lost. `whole` has no leading zeros. */
export interface Decimal {
  readonly negative: boolean;
  readonly whole: string;
  readonly fraction: string;
}

/** What a caller may hold: a number, its text, or nothing yet. */
export type DecimalValue = string | number | null | undefined;

/** Digits with at most one point and an exponent; one digit must stand before or after the point. */
const written = /^([+-]?)(?=\.?\d)(\d*)(?:\.(\d*))?(?:e([+-]?\d+))?$/i;

/** A double reaches 1e308; more than this is no amount, only a way to make the device write millions of zeros. */
const largestExponent = 400;

/** Nothing given: absent, or blanks only. */
export const isBlank = (value: DecimalValue): boolean => String(value ?? '').trim() === '';

/**
 * Reads a number or a numeric text (blanks around it, a sign, leading zeros and an exponent are allowed)
 * into its exact digits. `undefined` when it is no finite number: `NaN`, `Infinity`, words, grouped digits, blanks.
 */
export function readDecimal(value: DecimalValue): Decimal | undefined {
  const match = written.exec(String(value ?? '').trim());
  if (!match) return undefined;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  const shift = Number(exponent);
  if (Math.abs(shift) > largestExponent) return undefined;
  return shifted({ negative: sign === '-', whole, fraction }, shift);
}

/** A decimal times ten to the power of `shift`. */
export function shifted({ negative, whole, fraction }: Decimal, shift: number): Decimal {
  const digits = whole + fraction;
  const point = whole.length + shift;
  const before = digits.slice(0, Math.max(point, 0)).padEnd(point, '0');
  const after = digits.slice(Math.max(point, 0)).padStart(digits.length - point, '0');
  return { negative, whole: before.replace(/^0+/, '') || '0', fraction: after };
}

/** Pads with zeros or cuts to `places`; what is cut is not rounded. Zero loses its minus. */
export function cutTo(places: number, decimal: Decimal): Decimal {
  return withoutMinusZero({ ...decimal, fraction: decimal.fraction.slice(0, places).padEnd(places, '0') });
}

/** Pads with zeros or rounds to `places`, half away from zero. Zero loses its minus. */
export function roundTo(places: number, decimal: Decimal): Decimal {
  const cut = cutTo(places, decimal);
  if ((decimal.fraction[places] ?? '0') < '5') return cut;
  const digits = String(BigInt(cut.whole + cut.fraction) + 1n).padStart(places + 1, '0');
  const point = digits.length - places;
  return { negative: decimal.negative, whole: digits.slice(0, point), fraction: digits.slice(point) };
}

function withoutMinusZero(decimal: Decimal): Decimal {
  return /^0*$/.test(decimal.whole + decimal.fraction) ? { ...decimal, negative: false } : decimal;
}

/** Guards a count of decimals: a whole number from 0 to 100, as `Number.prototype.toFixed` has it. */
export function checkPlaces(places: number): void {
  if (Number.isInteger(places) && places >= 0 && places <= 100) return;
  throw new RangeError('Decimals must be a whole number from 0 to 100');
}
