import { shifted, type Decimal } from './decimal';
import { plainTyped } from './typed-text';
import { formOfWords, wordsAround } from './typed-around';
import type { NumberForm } from './typed-words';

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

type DigitsForm = NumberForm | 'any' | 'ungrouped';

/** One number that digits with separators can mean. */
interface DigitsReading {
  readonly whole: string;
  readonly fraction: string;
  /** Written in the field's own format. */
  readonly isOwn: boolean;
}

interface Parts extends Omit<DigitsReading, 'isOwn'> {
  readonly group: string;
  readonly isLakh: boolean;
  readonly decimal: string;
}

/** Groups of three, or lakhs: the same separator throughout, and no group starts with a single zero. */
const inThrees = /^[1-9]\d{0,2}([.,' ])\d{3}(?:\1\d{3})*$/;
const inLakhs = /^[1-9]\d?([,' ])(?:\d{2}\1)+\d{3}$/;

/** Separators that only group. */
const groupOnly = new Set(["'", ' ']);

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** All digits belong to the integer part: none follows a decimal separator. */
function wholeReading(text: string): Parts | undefined {
  const parts = { whole: digitsOf(text), fraction: '', isLakh: false, decimal: '' };
  if (/^\d+$/.test(text)) return { ...parts, group: '' };
  const [, three] = inThrees.exec(text) ?? [];
  if (three !== undefined) return { ...parts, group: three };
  const [, lakh] = inLakhs.exec(text) ?? [];
  return lakh === undefined ? undefined : { ...parts, group: lakh, isLakh: true };
}

/** The last separator starts the decimals. */
function decimalReading(digits: string): Parts | undefined {
  const [, head = '', decimal = '', fraction = ''] = /^(.*)([.,])(\d*)$/.exec(digits) ?? [];
  if (decimal === '' || (head === '' && fraction === '')) return undefined;
  const whole = wholeReading(head === '' ? '0' : head);
  return whole === undefined || whole.group === decimal ? undefined : { ...whole, fraction, decimal };
}

/**
 * All numbers that digits with separators can mean, most likely first; none if the separators are in no known order. If
 * a field has its own format, that format takes precedence, with two exceptions that have two readings: its decimal
 * separator before exactly three digits (`1.250`), and its group separator where no group ends (`1,25`), which is
 * either a decimal separator of another format or a typing error.
 * @param isScaled a word such as `juta` follows: a separator before fewer than three digits then starts decimals
 */
function readingsOfDigits(digits: string, form: DigitsForm, isScaled: boolean): readonly DigitsReading[] {
  const own = typeof form === 'string' ? undefined : form;
  // The Arabic decimal separator and the underscore are unambiguous.
  const text = digits.replaceAll('٫', own?.decimal ?? '.').replaceAll('_', "'");
  if (/^\d+[.,]?$/.test(text)) return [{ whole: digitsOf(text), fraction: '', isOwn: true }];
  if (form === 'ungrouped') return ungrouped(text);
  // A space beside the format's own groups is an additional group separator: `1 234,567`.
  const grouped = wholeReading(text) ?? (own && wholeReading(text.replaceAll(' ', own.group)));
  const found = [decimalReading(text), grouped].filter((parts) => parts !== undefined);
  if (own === undefined) return found.map((parts) => ({ ...parts, isOwn: false }));
  const readings = found.map((parts) => ({ ...parts, isOwn: isOwn(parts, own) }));
  if (readings.some(({ isOwn: isSo, group }) => isSo && group === own.group && group !== '')) {
    return readings.filter((reading) => reading.isOwn);
  }
  const [only] = readings;
  const isSlip = readings.length === 1 && only?.group === '' && only.decimal === own.group && !isScaled;
  if (!isSlip || !/^[1-9]/.test(text)) return readings.sort((one, two) => rank(two) - rank(one));
  return [only, { whole: digitsOf(text), fraction: '', isOwn: false }];
}

const rank = ({ isOwn: isSo }: DigitsReading): number => (isSo ? 1 : 0);

/** Comma and point are both decimal separators. */
function ungrouped(text: string): readonly DigitsReading[] {
  const [, whole = '', fraction = ''] = /^(\d*)[.,](\d+)$/.exec(text) ?? [];
  return fraction === '' ? [] : [{ whole: whole === '' ? '0' : whole, fraction, isOwn: true }];
}

function isOwn({ group, isLakh, decimal }: Parts, own: NumberForm): boolean {
  if (decimal !== '' && decimal !== own.decimal) return false;
  if (isLakh && own.grouping !== 'lakh') return false;
  return group === '' || group === own.group || groupOnly.has(group);
}
