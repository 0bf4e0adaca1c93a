import type { Market, Minor } from '@clearloan/formatting';
import { highestAmount, highestRatePercent } from '../contract/price';
import { readTypedNumber, type TypedNumber } from './typed-number';

/** Why a field is not understood; the words for each stand in parts/problem-words. */
export type Problem =
  | 'empty'
  | 'letters'
  | 'negative'
  | 'unclear'
  | 'zero'
  | 'tooLarge'
  | 'tooFine'
  | 'rateTooHigh'
  | 'countOutside'
  | 'notWhole';

/** What a field says. `isRead`: pasted in another way of writing, so that it is worth saying how it was read. */
export type Field<Value> =
  | { readonly value: Value; readonly isRead: boolean; readonly problem?: undefined }
  | { readonly problem: Problem; readonly value?: undefined };

const separatorsOf = ({ currency }: Market) => ({
  group: currency.groupSeparator,
  decimal: currency.decimalSeparator,
});

export interface AmountLimits {
  /** Whether nothing is an answer too: a fee may be none. */
  readonly mayBeZero?: boolean | undefined;
}

/** An amount of money as typed → minor units. */
export function readAmount(
  typed: string,
  market: Market,
  { mayBeZero = false }: AmountLimits = {},
): Field<Minor> {
  const read = readTypedNumber(typed, separatorsOf(market));
  if (read.is === 'empty' && mayBeZero) return { value: 0, isRead: false };
  if (read.is !== 'number') return { problem: read.is };
  const [whole = '0', fraction = ''] = read.plain.split('.');
  if (/[1-9]/.test(fraction.slice(2))) return { problem: 'tooFine' };
  // Fifteen digits are still exact in a number; more of them are over the limit anyway.
  const amount =
    whole.replace(/^0+/, '').length > 15 ? Infinity : Number(whole + fraction.slice(0, 2).padEnd(2, '0'));
  if (amount > highestAmount) return { problem: 'tooLarge' };
  if (amount === 0 && !mayBeZero) return { problem: 'zero' };
  return { value: amount, isRead: read.isRead };
}

const finest = 4;

/** A rate as typed → its exact text. Comma or point may part the decimals, since a rate has no groups. */
export function readRate(
  typed: string,
  { mayBeEmpty = false, highest = highestRatePercent } = {},
): Field<string> {
  const read = readRateText(typed);
  if (read.is === 'empty' && mayBeEmpty) return { value: '0', isRead: false };
  if (read.is !== 'number') return { problem: read.is };
  const [whole = '0', fraction = ''] = read.plain.split('.');
  if (whole.length > 6 || Number(read.plain) > highest) return { problem: 'rateTooHigh' };
  if (/[1-9]/.test(fraction.slice(finest))) return { problem: 'tooFine' };
  const shown = fraction.slice(0, finest).replace(/0+$/, '');
  return { value: `${String(Number(whole))}${shown === '' ? '' : `.${shown}`}`, isRead: false };
}

function readRateText(typed: string): TypedNumber {
  const text = typed.normalize('NFKC').replace(/[%\s]/gu, '');
  if (text === '') return { is: 'empty' };
  if (/^[-−]/u.test(text)) return { is: 'negative' };
  if (/[^\d.,]/u.test(text)) return { is: 'letters' };
  const plain = text.replace(',', '.');
  return /^(?:\d+\.?\d*|\.\d+)$/.test(plain)
    ? { is: 'number', plain: plain.startsWith('.') ? `0${plain}` : plain, isRead: false }
    : { is: 'unclear' };
}

export interface CountLimits {
  readonly least?: number;
  readonly most: number;
}

/** A whole number as typed. Nothing typed is the least where that is none. */
export function readCount(typed: string, { least = 1, most }: CountLimits): Field<number> {
  const text = typed.normalize('NFKC').replace(/\s/gu, '');
  if (text === '') return least === 0 ? { value: 0, isRead: false } : { problem: 'empty' };
  if (/^[-−]/u.test(text)) return { problem: 'negative' };
  if (/^\d+[.,]\d+$/.test(text)) return { problem: 'notWhole' };
  if (!/^\d+$/.test(text)) return { problem: 'letters' };
  const count = text.length > 9 ? Infinity : Number(text);
  if (count === 0 && least > 0) return { problem: 'zero' };
  return count < least || count > most ? { problem: 'countOutside' } : { value: count, isRead: false };
}
