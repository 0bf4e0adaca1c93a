import {
  checkPlaces,
  cutTo,
  isBlank,
  readDecimal,
  roundTo,
  type DecimalValue,
  groupDigits,
  minus,
  noAmount,
} from './decimal';

/**
 * The three formatters that the specification requires. They take major units; screens have integer minor units and
 * call `formatMinor` instead.
 */

/**
 * Major units → `¥1,234.50`: groups of three with commas, decimals padded or truncated (never rounded). `−¥1.00` for a
 * negative value, `¥0.00` for `-0` and for values truncated to zero, `–` for an invalid number.
 * @throws RangeError when `decimals` is not an integer from 0 to 100
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
 * A number → `1.234.567`: groups of three with dots. Decimals are unchanged, after a comma, since the dot is the group
 * separator. `–` for an invalid number.
 */
export function formatDotGrouped(value: DecimalValue): string {
  const read = readDecimal(value);
  if (!read) return noAmount;
  const { negative, whole, fraction } = cutTo(read.fraction.length, read);
  const comma = fraction === '' ? '' : ',';
  return `${negative ? minus : ''}${groupDigits(whole, '.')}${comma}${fraction}`;
}

/**
 * A number → plain text with exactly `decimals` decimals, `1234.50`: rounded half away from zero on the decimal
 * digits, so 1.005 gives 1.01. An empty value gives `0`. For machines: no grouping, an ASCII minus.
 * @throws Error when the value is not numeric (with the specification's message)
 * @throws RangeError when `decimals` is not an integer from 0 to 100
 */
export function toFixedDecimal(value: DecimalValue, decimals = 2): string {
  checkPlaces(decimals);
  if (isBlank(value)) return '0';
  const read = readDecimal(value);
  if (!read) throw new Error('Invalid input: value must be a number or a numeric string');
  const { negative, whole, fraction } = roundTo(decimals, read);
  return `${negative ? '-' : ''}${whole}${fraction === '' ? '' : '.'}${fraction}`;
}
