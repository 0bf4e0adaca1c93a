import { checkPlaces, cutTo, isBlank, readDecimal, roundTo, type DecimalValue } from './decimal';
import { groupDigits } from './group';
import { minus, noAmount } from './signs';

/**
 * The three formatters that the specification names. They take major units; screens have whole minor units
 * and call `formatMinor` instead.
 */

/**
 * Major units → `¥1,234.50`: groups of three with commas, decimals padded or cut (never rounded).
 * `−¥1.00` for less than nothing, `¥0.00` for `-0` and for what is cut to nothing, `–` for what is no number.
 * @throws RangeError when `decimals` is not a whole number from 0 to 100
 */
export function formatMoney(value: DecimalValue, decimals = 2, symbol = '¥'): string {
  checkPlaces(decimals);
  const read = readDecimal(value);
  if (!read) return noAmount;
  const { negative, whole, fraction } = cutTo(decimals, read);
  const point = fraction === '' ? '' : '.';
  return `${negative ? minus : ''}${symbol}${groupDigits(whole, ',')}${point}${fraction}`;
}

/**
 * A number → `1.234.567`: groups of three with dots. Decimals stay as they are, after a comma, since the dot is taken.
 * `–` for what is no number.
 */
export function formatDotGrouped(value: DecimalValue): string {
  const read = readDecimal(value);
  if (!read) return noAmount;
  const { negative, whole, fraction } = cutTo(read.fraction.length, read);
  const comma = fraction === '' ? '' : ',';
  return `${negative ? minus : ''}${groupDigits(whole, '.')}${comma}${fraction}`;
}

/**
 * A number → plain text with exactly `decimals` decimals, `1234.50`: rounded half away from zero on the digits as
 * written, so 1.005 gives 1.01. An empty value gives `0`. Machine text: no grouping, an ASCII minus.
 * @throws Error when the value is not numeric (the specification's words)
 * @throws RangeError when `decimals` is not a whole number from 0 to 100
 */
export function toFixedDecimal(value: DecimalValue, decimals = 2): string {
  checkPlaces(decimals);
  if (isBlank(value)) return '0';
  const read = readDecimal(value);
  if (!read) throw new Error('Invalid input: value must be a number or a numeric string');
  const { negative, whole, fraction } = roundTo(decimals, read);
  return `${negative ? '-' : ''}${whole}${fraction === '' ? '' : '.'}${fraction}`;
}
