import type { NumberForm } from './typed-words';

export type DigitsForm = NumberForm | 'any' | 'ungrouped';

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
export function readingsOfDigits(
  digits: string,
  form: DigitsForm,
  isScaled: boolean,
): readonly DigitsReading[] {
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
