import { plainTyped } from './typed-text';

/** A code or document number: visual separators between its letters and digits are removed. */
export const typedCode = (typed: string): string => plainTyped(typed).replace(/[ ._-]/g, '');

/**
 * The code of a message, typed or pasted with its sentence: `Your 6-digit code is 730-912` → `730912`. If there are
 * more digits than the code has, the first run of exactly `length` digits is the code; otherwise the first digits.
 */
export function codeFromTyped(typed: string, length: number): string {
  const text = plainTyped(typed);
  const digits = text.replace(/\D/g, '');
  if (digits.length <= length) return digits;
  return runsIn(text).find((run) => run.length === length) ?? digits.slice(0, length);
}

const runsIn = (text: string): readonly string[] =>
  (text.match(/\d+(?:[ -]\d+)*/g) ?? []).map((run) => run.replace(/\D/g, ''));

/**
 * The number of digits of a code that is longer than `length`: the longest run of the text. `undefined` if the text has a run
 * of exactly `length` digits, or none above it.
 */
export function longerCode(typed: string, length: number): number | undefined {
  const runs = runsIn(plainTyped(typed)).map((run) => run.length);
  const longest = runs.reduce((most, each) => Math.max(most, each), 0);
  return longest <= length || runs.includes(length) ? undefined : longest;
}

/** Labels that banks and apps print before a reference. */
const label =
  /^(?:(?:bank|upi|payment) )?(?:utr|rrn|reference|ref|txn|transaction)(?: ?(?:id|no|number))?\.?(?<end> ?[:#=] ?| )/i;
/** The lengths of references: a label without a colon is one only before such a code. */
const lengths: readonly number[] = [12, 16, 22];

/** A payment reference in normalized form: capital letters and digits, without separators and label. */
export function typedReference(typed: string): string {
  const text = plainTyped(typed);
  const found = label.exec(text);
  const code = typedCode(text.slice(found?.[0].length ?? 0));
  const isLabel = found?.groups?.['end'] !== ' ' || (lengths.includes(code.length) && /\d/.test(code));
  return (isLabel ? code : typedCode(text)).toUpperCase();
}
