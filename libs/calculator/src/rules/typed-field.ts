import {
  readTypedAmount,
  readTypedNumber,
  type AmountFault,
  type Market,
  type Minor,
  type TypedNumber,
} from '@clearloan/formatting';
import { highestAmount, highestRatePercent } from '../contract/price';

/** Why a field is invalid; the texts are in parts/problem-text. */
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

/** The parsed value of a field. `isRead`: pasted in another format, so that the parsed value is worth showing. */
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
      /** The possible amounts of an ambiguous text. */
      readonly readings?: readonly Minor[] | undefined;
    };

export interface AmountLimits {
  /** Whether zero is a valid answer: a fee may be zero. */
  readonly mayBeZero?: boolean | undefined;
  /** The smallest amount, in minor units; the market's by default. Another lender's figures may have any decimals. */
  readonly step?: Minor | undefined;
}

const problemOf = (reason: AmountFault): Problem => (reason === 'separators' ? 'unclear' : reason);

/** A typed amount → minor units. */
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

/** The digits of a number without grouping, or why it is invalid. */
function ungrouped(typed: string): Extract<TypedNumber, { kind: 'value' }>['value'] | Problem {
  const read = readTypedNumber(typed, { form: 'ungrouped' });
  if (read.kind === 'value') return read.value;
  if (read.kind === 'invalid') return problemOf(read.reason);
  return read.kind;
}

/** A typed rate → its exact text. Comma and point are both decimal separators, since a rate has no groups. */
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
  const shown = fraction.slice(0, finest).replace(/(^|[^0])0+$/, '$1');
  return { value: `${whole}${shown === '' ? '' : `.${shown}`}`, isRead: false };
}

export interface CountLimits {
  readonly least?: number;
  readonly most: number;
}

/** A typed integer. Empty means the minimum if that is zero. */
export function readCount(typed: string, { least = 1, most }: CountLimits): Field<number> {
  const read = ungrouped(typed);
  if (read === 'empty' && least === 0) return { value: 0, isRead: false };
  if (typeof read === 'string') return { problem: read };
  if (/[1-9]/.test(read.fraction)) return { problem: 'notWhole' };
  const count = read.whole.length > 9 ? Infinity : Number(read.whole);
  if (count === 0 && least > 0) return { problem: 'zero' };
  return count < least || count > most ? { problem: 'countOutside' } : { value: count, isRead: false };
}
