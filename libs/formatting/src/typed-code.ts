import { plainTyped } from './typed-text';

/** A code or the number of a paper: what is set between its letters and digits for the eye is no part of it. */
export const typedCode = (typed: string): string => plainTyped(typed).replace(/[ ._-]/g, '');

/**
 * The code of a message, typed or pasted with its sentence: `Your 6-digit code is 730-912` → `730912`. Where more digits
 * than the code has are there, the first run of exactly `length` digits is the code; without one, the first digits are.
 */
export function codeFromTyped(typed: string, length: number): string {
  const text = plainTyped(typed);
  const digits = text.replace(/\D/g, '');
  if (digits.length <= length) return digits;
  const runs = (text.match(/\d+(?:[ -]\d+)*/g) ?? []).map((run) => run.replace(/\D/g, ''));
  return runs.find((run) => run.length === length) ?? digits.slice(0, length);
}

/** What banks and apps print before a reference. */
const label =
  /^(?:(?:bank|upi|payment) )?(?:utr|rrn|reference|ref|txn|transaction)(?: ?(?:id|no|number))?\.? ?[:#=] ?/i;

/** A payment's reference in its one spelling: capital letters and digits, nothing between, no label before. */
export const typedReference = (typed: string): string =>
  typedCode(plainTyped(typed).replace(label, '')).toUpperCase();
