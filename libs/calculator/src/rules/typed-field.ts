import {
  readTypedAmount,
  readTypedNumber,
  type AmountFault,
  type Market,
  type Minor,
  type TypedNumber,
} from '@clearloan/formatting';
import { highestAmount, highestRatePercent } from '../contract/price';

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
  | {
      readonly value: Value;
      readonly isRead: boolean;
      readonly problem?: undefined;
      readonly readings?: undefined;
    }
  | {
      readonly problem: Problem;
      readonly value?: undefined;
      readonly isRead?: undefined;
      /** The amounts that an unclear text can mean. */
      readonly readings?: readonly Minor[] | undefined;
    };

export interface AmountLimits {
  /** Whether nothing is an answer too: a fee may be none. */
  readonly mayBeZero?: boolean | undefined;
  /** The smallest amount, in minor units: the market's without it. Another lender's figures may have any decimals. */
  readonly step?: Minor | undefined;
}

const problemOf = (reason: AmountFault): Problem => (reason === 'separators' ? 'unclear' : reason);

/** An amount of money as typed → minor units. */
export function readAmount(
  typed: string,
  market: Market,
  { mayBeZero = false, step }: AmountLimits = {},
): Field<Minor> {
  const read = readTypedAmount(typed, market, { most: highestAmount, step });
  switch (read.kind) {
    case 'empty':
      return mayBeZero ? { value: 0, isRead: false } : { problem: 'empty' };
    case 'invalid':
      return { problem: problemOf(read.reason) };
    case 'unclear':
      return { problem: 'unclear', readings: read.readings };
    case 'value':
      if (read.minor === 0 && !mayBeZero) return { problem: 'zero' };
      return { value: read.minor, isRead: !read.isPlain };
  }
}

const finest = 4;

/** The digits of a number without groups, or why it is none. */
function ungrouped(typed: string): Extract<TypedNumber, { kind: 'value' }>['value'] | Problem {
  const read = readTypedNumber(typed, { form: 'ungrouped' });
  if (read.kind === 'value') return read.value;
  if (read.kind === 'invalid') return problemOf(read.reason);
  return read.kind;
}

/** A rate as typed → its exact text. Comma or point may part the decimals, since a rate has no groups. */
export function readRate(
  typed: string,
  { mayBeEmpty = false, highest = highestRatePercent } = {},
): Field<string> {
  const read = ungrouped(typed);
  if (read === 'empty' && mayBeEmpty) return { value: '0', isRead: false };
  if (typeof read === 'string') return { problem: read };
  const { whole, fraction } = read;
  if (whole.length > 6 || Number(`${whole}.${fraction}`) > highest) return { problem: 'rateTooHigh' };
  if (/[1-9]/.test(fraction.slice(finest))) return { problem: 'tooFine' };
  const shown = fraction.slice(0, finest).replace(/0+$/, '');
  return { value: `${whole}${shown === '' ? '' : `.${shown}`}`, isRead: false };
}

export interface CountLimits {
  readonly least?: number;
  readonly most: number;
}

/** A whole number as typed. Nothing typed is the least where that is none. */
export function readCount(typed: string, { least = 1, most }: CountLimits): Field<number> {
  const read = ungrouped(typed);
  if (read === 'empty' && least === 0) return { value: 0, isRead: false };
  if (typeof read === 'string') return { problem: read };
  if (/[1-9]/.test(read.fraction)) return { problem: 'notWhole' };
  const count = read.whole.length > 9 ? Infinity : Number(read.whole);
  if (count === 0 && least > 0) return { problem: 'zero' };
  return count < least || count > most ? { problem: 'countOutside' } : { value: count, isRead: false };
}
