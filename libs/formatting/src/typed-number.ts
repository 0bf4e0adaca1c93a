import { shifted, type Decimal } from './decimal';
import { readingsOfDigits, type DigitsForm } from './typed-digits';
import { plainTyped, withoutQuotes } from './typed-text';
import { formOfWords, wordsAround } from './typed-around';

export interface NumberOptions {
  /**
   * The number format of the field. `'any'`: unknown, as in a table. `'ungrouped'`: point and comma are both decimal
   * separators, as in a rate.
   */
  readonly form: DigitsForm;
  /** The field's own currency symbol, which is redundant. */
  readonly symbol?: string | undefined;
  /** Whether minus signs, brackets, and debit and credit marks are allowed. */
  readonly signs?: boolean | undefined;
}

/** Why a text is not a number: other characters, a negative value, or misplaced separators. */
export type NumberFault = 'letters' | 'negative' | 'separators';

/**
 * The meaning of a text. `isPlain`: written in the field's own format, so that showing the parsed value is redundant.
 * `unclear` has all possible readings, most likely first.
 */
export type TypedNumber =
  | { readonly kind: 'value'; readonly value: Decimal; readonly isPlain: boolean }
  | { readonly kind: 'unclear'; readonly readings: readonly [Decimal, Decimal, ...Decimal[]] }
  | { readonly kind: 'empty' }
  | { readonly kind: 'invalid'; readonly reason: NumberFault };

const invalid = (reason: NumberFault): TypedNumber => ({ kind: 'invalid', reason });

/** Points, commas and the yuan sign of Chinese and Arabic keyboards; quotes used as the apostrophe of Swiss groups. */
const plainSeparators = (text: string): string =>
  text
    .replace(/[。｡·]/g, '.')
    .replace(/[、､،]/g, ',')
    .replace(/[’‘ʼ`´′٬]/g, "'")
    .replace(/￥/g, '¥')
    .normalize('NFC');

/** `Rp 50.000,-`, `₹500/-`: the dash means no cents. */
const noCents = /(\d)(?: ?[.,]-{1,2}| ?\/[-=])(?!\d)/;
/** From the first digit to the last, including separators; a leading point only if no word ends there. */
const digitsIn = /(?:(?:^|[^\p{L}\p{M}\p{Sc}])[.,])?\d(?:[\d.,'_ ٫]*\d)?(?:[.,](?![-\p{L}]))?/u;

/**
 * Parses a number as people write it: digits of any script, signs, groups, currency words, words such as `juta` or
 * `lakh`. Pure; never throws. Nothing is guessed: an ambiguous number is `unclear`.
 */
export function readTypedNumber(typed: string, { form, symbol, signs = false }: NumberOptions): TypedNumber {
  const text = plainSeparators(withoutQuotes(plainTyped(typed))).replace(noCents, '$1');
  const found = digitsIn.exec(text);
  if (found === null) return withoutDigits(text);
  const digits = found[0].replace(/^[^.,\d]+/, '');
  const start = found.index + found[0].length - digits.length;
  const around = wordsAround(text.slice(0, start), text.slice(start + digits.length), {
    takesMarks: signs,
    takesPercent: form === 'ungrouped',
  });
  if (around === undefined) return invalid('letters');
  const isOwnSign = around.currencies.every((word) => word === symbol?.toLowerCase());
  const written = (isOwnSign ? undefined : formOfWords(around.currencies)) ?? form;
  const readings = readingsOfDigits(digits, written, around.isScaled);
  if (readings.length === 0) return invalid('separators');
  if (around.negatives.includes(true) && !signs) return invalid('negative');
  const values = readings.flatMap(({ whole, fraction }) =>
    around.powers.flatMap((power) =>
      around.negatives.map((negative) => shifted({ negative, whole, fraction }, power)),
    ),
  );
  return answerOf(values, isOwnSign && !around.hasWords && readings.every(({ isOwn }) => isOwn));
}

/** Empty text, or only a currency symbol, is not an error yet. */
function withoutDigits(text: string): TypedNumber {
  if (/^[.,' -]+$/.test(text)) return invalid('separators');
  const alone = wordsAround(text, '', { takesMarks: false, takesPercent: true });
  return alone === undefined || alone.isScaled ? invalid('letters') : { kind: 'empty' };
}

/** Two readings with the same value are one. */
const valueText = ({ negative, whole, fraction }: Decimal): string =>
  `${negative ? '-' : ''}${whole}.${fraction.replace(/(^|[^0])0+$/, '$1')}`;

function answerOf(values: readonly Decimal[], isPlain: boolean): TypedNumber {
  const unlike = new Map(values.map((value) => [valueText(value), value]));
  const [first, second, ...more] = unlike.values();
  if (first === undefined) return invalid('separators');
  if (second === undefined) return { kind: 'value', value: first, isPlain };
  return { kind: 'unclear', readings: [first, second, ...more] };
}
