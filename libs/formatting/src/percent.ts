import { checkPlaces, readDecimal, roundTo, type DecimalValue } from './decimal';
import { minus, noAmount } from './signs';

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
