import type { Minor } from '@clearloan/api-client/declare';
import {
  add,
  compare,
  divide,
  multiply,
  ratio,
  ratioFromDecimal,
  roundToMinor,
  subtract,
  type Ratio,
} from '@clearloan/loan-math';
import { moneyStep, type Market } from '@clearloan/formatting';
import { maxAmount } from './limits';

export const operators = ['÷', '×', '−', '+'] as const;
type Operator = (typeof operators)[number];
/** `,`: the sign that groups digits in this market, which only a keyboard has. */
export type AmountKey = `${number}` | '.' | ',' | 'back' | Operator;
type Money = Pick<Market, 'currency'>;

const longest = 40;
const isOperator = (text: string | undefined): boolean => operators.some((operator) => operator === text);

/** Whether the market has amounts below one; without them the pad has three zeros where the decimal sign is. */
const hasCents = (market: Money): boolean => moneyStep(market) < 100;

/** The last row begins with what this market needs: its decimal sign, or three zeros. */
export const keyRows = (market: Money): readonly (readonly AmountKey[])[] => [
  ['1', '2', '3', '÷'],
  ['4', '5', '6', '×'],
  ['7', '8', '9', '−'],
  [hasCents(market) ? '.' : '000', '0', 'back', '+'],
];

/** A key of a keyboard. */
export function keyTyped(name: string, market: Money): AmountKey | undefined {
  if (name === market.currency.decimalSeparator) return hasCents(market) ? '.' : undefined;
  if (name === market.currency.groupSeparator) return ',';
  const other = { Backspace: 'back', '/': '÷', '*': '×', '-': '−' } as const;
  return name in other
    ? other[name as keyof typeof other]
    : keyRows(market)
        .flat()
        .find((key) => key === name && key !== '.');
}

/** A typed calculation as the market writes it; digits stay as they were grouped. */
export const formatExpression = (typed: string, { currency }: Money): string =>
  typed.replace(/[.,]/g, (sign) => (sign === '.' ? currency.decimalSeparator : currency.groupSeparator));

/** The typed text after a key: a calculation such as `12.50+3×2`. */
export function press(typed: string, key: AmountKey): string {
  if (key === 'back') return typed.slice(0, -1);
  if (typed.length >= longest) return typed;
  if (isOperator(key)) {
    const whole = typed.replace(/[÷×−+.,]$/, '');
    return whole === '' ? typed : whole + key;
  }
  const number = typed.split(/[^\d.,]/).at(-1) ?? '';
  if (key === ',') return /^[1-9](?:[\d,]*\d)?$/.test(number) ? `${typed},` : typed;
  if (key === '.') return number.includes('.') ? typed : `${typed}${number === '' ? '0' : ''}.`;
  if (/\.\d\d$/.test(number)) return typed;
  if (key === '000')
    return number === '' || number === '0' || typed.length + 3 > longest ? typed : typed + key;
  return number === '0' ? typed.slice(0, -1) + key : typed + key;
}

/** Whether the typed text is more than digits: a calculation, or a grouped number. */
export const isWorthShowing = (typed: string): boolean => /[÷×−+,]/.test(typed);

/**
 * The result of the typed calculation, × and ÷ first, rounded once at the end to what the market can pay. Undefined if it is empty, below one
 * minor unit, above the maximum of an entry, or a division by zero. A trailing operator is ignored.
 *
 * The digits behind the sign that groups decide what it is: three are a group, so that `15.000` is fifteen thousand rupiah; one or two at
 * the end are decimals, as on a keyboard of another country. Where there are none, they are no amount.
 */
export function amountOf(typed: string, market: Money): Minor | undefined {
  const parts = typed.replace(/(^|\d)[÷×−+.,]+$/, '$1').split(/([÷×−+])/);
  const total = sumOf(parts.map((part) => withoutGroups(part, market)));
  if (total === undefined || total.numerator < 0n) return undefined;
  if (compare(total, ratio(maxAmount, 100n)) > 0) return undefined;
  // An amount of the book may predate the rule of whole rupiah: only a calculation is rounded to it.
  const step = /[÷×−+]/.test(typed) ? moneyStep(market) : 1;
  const amount = roundToMinor(multiply(total, ratio(100n, BigInt(step)))) * step;
  return amount >= 1 ? amount : undefined;
}

/** A typed number with `,` between its groups, as `numberOf` reads it; unchanged if its signs are in no known order. */
const withoutGroups = (part: string, market: Money): string =>
  /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d*)?$/.test(part)
    ? part.replaceAll(',', '')
    : hasCents(market)
      ? part.replace(/^(\d+),(\d{1,2})$/, '$1.$2')
      : part;

function sumOf(parts: readonly string[]): Ratio | undefined {
  let total = ratio(0n, 1n);
  let product: Ratio | undefined;
  let sign = '+';
  for (let at = 0; at < parts.length; at += 2) {
    const number = numberOf(parts[at]);
    const operator = parts[at - 1];
    if (number === undefined) return undefined;
    if (operator === '÷' && number.numerator === 0n) return undefined;
    if (product !== undefined && operator === '×') product = multiply(product, number);
    else if (product !== undefined && operator === '÷') product = divide(product, number);
    else {
      if (product !== undefined) total = sign === '+' ? add(total, product) : subtract(total, product);
      sign = operator ?? '+';
      product = number;
    }
  }
  if (product === undefined) return undefined;
  return sign === '+' ? add(total, product) : subtract(total, product);
}

const numberOf = (text: string | undefined): Ratio | undefined =>
  text === undefined || !/^\d+(\.\d{1,2})?$/.test(text) ? undefined : ratioFromDecimal(text);

/** An amount as the keys would have typed it. */
export const typedFrom = (amount: Minor): string => {
  const text = `${String(Math.trunc(amount / 100))}.${String(amount % 100).padStart(2, '0')}`;
  return text.replace(/\.00$/, '');
};
