import type { Market } from './market';

type Money = Pick<Market, 'currency'>;

/**
 * What can only be a decimal separator: `5,50`, `1.234,50`, and the comma where the point groups twice: `1.234.567`.
 */
function decimalIs(separator: ',' | '.'): RegExp {
  const other = separator === ',' ? '\\.' : ',';
  const groups = `${other}\\d{3}${other}\\d{3}`;
  return new RegExp(`\\d[${separator}]\\d{1,2}(?![\\d.,])|${other}\\d{3}[${separator}]\\d|\\d${groups}`);
}

/**
 * The amount format of a table, determined from all cells together: in a table with `5,50`, `1.250` is a group of
 * three, and whole rupiah have no decimals, so `300,000` is a group too. If ambiguous, the market's own format applies.
 * @param cells all amounts of the table
 */
export function amountFormOf(cells: readonly string[], { currency }: Money): Money {
  const [comma, point] = [decimalIs(','), decimalIs('.')];
  const hasComma = cells.some((cell) => comma.test(cell));
  const hasPoint = cells.some((cell) => point.test(cell));
  const { decimalSeparator: decimal, groupSeparator: group } = currency;
  if (hasComma !== hasPoint) return withSeparators(hasComma ? [',', '.'] : ['.', ','], currency);
  const has = (sign: string) => cells.some((cell) => new RegExp(`\\d\\${sign}\\d{3}(?!\\d)`).test(cell));
  const isTurned = !hasComma && currency.decimals === 0 && has(decimal) && !has(group);
  return isTurned ? withSeparators([group, decimal], currency) : { currency };
}

const withSeparators = (
  [decimalSeparator, groupSeparator]: readonly [string, string],
  currency: Market['currency'],
): Money => ({ currency: { ...currency, decimalSeparator, groupSeparator } });
