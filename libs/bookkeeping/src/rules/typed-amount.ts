import type { Minor } from '@clearloan/api-client/declare';
import { mostOfMoney } from './limits';

/**
 * An amount as tables write it: `1,234.50`, `1.234,50`, `1 234,50`, `1'234.50`, `(12.00)`, `12.00-`, `Rp 5.000`,
 * `1,23,456.00`. The last separator is the decimal one when one or two digits follow it; when three follow a
 * separator that stands alone, it groups. Undefined when it is none, or more than an entry may say.
 */
export function amountFromTable(text: string): TableAmount | undefined {
  const minor = minorFromTable(text);
  return minor === undefined ? undefined : { minor, sign: minor < 0 ? 'minus' : undefined };
}

export interface TableAmount {
  readonly minor: Minor;
  readonly sign: 'minus' | 'plus' | undefined;
}

function minorFromTable(text: string): Minor | undefined {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[\s'’_]/g, '')
    .replaceAll(/[−–—]/g, '-');
  const match =
    /^\(?([+-]?)(?:\p{Sc}|[A-Za-z]{1,3}\.?)?([+-]?)([\d.,]+)(?:\p{Sc}|[A-Za-z]{1,3})?(-?)\)?$/u.exec(plain);
  const digits = match?.[3];
  const signs = [match?.[1], match?.[2], match?.[4]].filter(Boolean);
  if (digits === undefined || signs.length > 1) return undefined;
  const amount = unsigned(digits);
  if (amount === undefined || amount > mostOfMoney) return undefined;
  const isLess = signs.includes('-') || plain.startsWith('(');
  return isLess && amount !== 0 ? -amount : amount;
}

function unsigned(digits: string): Minor | undefined {
  const [, whole = '0', separator = '', cents = ''] = /^(.*\d)?([.,])(\d{1,2})$/.exec(digits) ?? ['', digits];
  const isGrouped = /^\d{1,3}([.,])(?:\d{2,3}\1)*\d{3}$/.exec(whole);
  // One sign cannot both group and part the cents.
  if (!/^\d+$/.test(whole) && (isGrouped === null || isGrouped[1] === separator)) return undefined;
  const amount = Number(whole.replaceAll(/[.,]/g, '')) * 100 + Number(cents.padEnd(2, '0'));
  return Number.isSafeInteger(amount) ? amount : undefined;
}
