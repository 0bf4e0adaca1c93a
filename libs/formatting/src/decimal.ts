/** An exact decimal number as its digits: not a float, so no digit is lost. `whole` has no leading zeros. */
export interface Decimal {
  readonly negative: boolean;
  readonly whole: string;
  readonly fraction: string;
}

/** A number, its text, or nothing yet. */
export type DecimalValue = string | number | null | undefined;

/** Digits with at most one point and an exponent, with at least one digit before or after the point. */
const written = /^([+-]?)(?=\.?\d)(\d*)(?:\.(\d*))?(?:e([+-]?\d+))?$/i;

/** A double reaches 1e308; anything larger is not an amount, only an attempt to write millions of zeros. */
const largestExponent = 400;

/** Empty: absent, or whitespace only. */
export const isBlank = (value: DecimalValue): boolean => String(value ?? '').trim() === '';

/**
 * Parses a number or a numeric text (surrounding spaces, a sign, leading zeros and an exponent are allowed) into
 * its exact digits. `undefined` unless it is a finite number: `NaN`, `Infinity`, words, grouped digits, whitespace.
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

/** Pads with zeros or truncates to `places`, without rounding. Zero loses its minus. */
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

/** Validates a number of decimals: an integer from 0 to 100, as in `Number.prototype.toFixed`. */
export function checkPlaces(places: number): void {
  if (Number.isInteger(places) && places >= 0 && places <= 100) return;
  throw new RangeError('Decimals must be a whole number from 0 to 100');
}

/** The true minus sign: as wide as a plus, so that columns of figures align. */
export const minus = '−';

/** Shown for an unknown amount or rate; a missing figure is never shown as zero. */
export const noAmount = '–';

/** The symbol of a hidden character. */
export const dot = '•';

/** How a market groups digits: 1,234,567 or 12,34,567. */
export type Grouping = 'three' | 'lakh';

/**
 * Groups integer digits: in threes, or (lakh) the last three and then pairs. A regular expression would rescan the rest
 * for each digit.
 */
export function groupDigits(digits: string, separator: string, grouping: Grouping = 'three'): string {
  const size = grouping === 'three' ? 3 : 2;
  const end = digits.length - 3;
  if (end <= 0) return digits;
  const groups: string[] = [];
  for (let from = end % size === 0 ? 0 : (end % size) - size; from < end; from += size)
    groups.push(digits.slice(Math.max(from, 0), from + size));
  return [...groups, digits.slice(end)].join(separator);
}

/**
 * A rate in percent, as its exact text → `36.9%`. With `decimals` it is rounded half away from zero to exactly that
 * many; without, it is unchanged except for dropped trailing zeros (`15.00` → `15%`). `–` for an invalid number.
 */
export function formatPercent(percent: DecimalValue, decimals?: number): string {
  if (decimals !== undefined) checkPlaces(decimals);
  const read = readDecimal(percent);
  if (!read) return noAmount;
  const shown = read.fraction.replace(/(^|[^0])0+$/, '$1').length;
  const { negative, whole, fraction } = roundTo(decimals ?? shown, read);
  return `${negative ? minus : ''}${whole}${fraction === '' ? '' : '.'}${fraction}%`;
}
