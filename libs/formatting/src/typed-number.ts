import { shifted, type Decimal } from './decimal';
import { readingsOfDigits, type DigitsForm } from './typed-digits';
import { plainTyped } from './typed-text';
import { formOfWords, wordsAround } from './typed-around';

export interface NumberOptions {
  /**
   * How the numbers of the field are written. `'any'`: of unknown origin, as in a table. `'ungrouped'`: point and comma
   * both begin decimals, as in a rate.
   */
  readonly form: DigitsForm;
  /** The field's own currency sign, which says nothing new. */
  readonly symbol?: string | undefined;
  /** Whether minus signs, brackets, and marks of debit and credit are taken. */
  readonly signs?: boolean | undefined;
}

/** Why a text is no number: something else is in it, it is below zero, or its separators stand where none can be. */
export type NumberFault = 'letters' | 'negative' | 'separators';

/**
 * What a text says. `isPlain`: written in the field's own way, so that showing how it was read would say nothing.
 * `unclear` has all readings that the text allows, the likeliest first.
 */
export type TypedNumber =
  | { readonly kind: 'value'; readonly value: Decimal; readonly isPlain: boolean }
  | { readonly kind: 'unclear'; readonly readings: readonly [Decimal, Decimal, ...Decimal[]] }
  | { readonly kind: 'empty' }
  | { readonly kind: 'invalid'; readonly reason: NumberFault };

const invalid = (reason: NumberFault): TypedNumber => ({ kind: 'invalid', reason });

/** Points, commas and the yuan sign of Chinese and Arabic keyboards; quotes that stand for the apostrophe of Swiss groups. */
const plainSeparators = (text: string): string =>
  text
    .replace(/[。｡·]/g, '.')
    .replace(/[、､،]/g, ',')
    .replace(/[’‘ʼ`´′٬]/g, "'")
    .replace(/￥/g, '¥')
    .normalize('NFC');

/** `Rp 50.000,-`, `₹500/-`: the dash stands for no cents. */
const noCents = /(\d)(?: ?[.,]-{1,2}| ?\/[-=])(?!\d)/;
/** From the first digit to the last, with the separators between; a point before it only where no word ends there. */
const digitsIn = /(?:(?:^|[^\p{L}\p{M}\p{Sc}])[.,])?\d(?:[\d.,'_ ٫]*\d)?(?:[.,](?![-\p{L}]))?/u;

/**
 * Reads a number as people write it: digits of any script, signs, groups, currency words, words such as `juta` or `lakh`.
 * Pure; never throws. Nothing is guessed: what can mean two numbers is `unclear`.
 */
export function readTypedNumber(typed: string, { form, symbol, signs = false }: NumberOptions): TypedNumber {
  const text = plainSeparators(plainTyped(typed)).replace(noCents, '$1');
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

/** Nothing typed, or a currency sign alone, is no mistake yet. */
function withoutDigits(text: string): TypedNumber {
  if (/^[.,' -]+$/.test(text)) return invalid('separators');
  const alone = wordsAround(text, '', { takesMarks: false, takesPercent: true });
  return alone === undefined || alone.isScaled ? invalid('letters') : { kind: 'empty' };
}

/** Two readings of one value are one. */
const valueText = ({ negative, whole, fraction }: Decimal): string =>
  `${negative ? '-' : ''}${whole}.${fraction.replace(/0+$/, '')}`;

function answerOf(values: readonly Decimal[], isPlain: boolean): TypedNumber {
  const unlike = new Map(values.map((value) => [valueText(value), value]));
  const [first, second, ...more] = unlike.values();
  if (first === undefined) return invalid('separators');
  if (second === undefined) return { kind: 'value', value: first, isPlain };
  return { kind: 'unclear', readings: [first, second, ...more] };
}
