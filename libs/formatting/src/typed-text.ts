/**
 * The first step of every field for digits, codes and numbers: keyboards of other scripts, contact apps and messages
 * write the same characters in many ways. The meaning is unchanged; superscripts, fractions and circled digits are
 * kept, since `10²` is not 102.
 */

/** Invisible characters: direction marks, joiners, soft hyphen, byte order mark, variation selectors, keycap frames. */
const invisible = /[\p{Cf}\uFE00-\uFE0F\u20E3]/gu;

/** Full-width forms, as typed by Chinese keyboards. */
const otherWidth = /[\uFF01-\uFF5E]/g;

const digit = /\p{Nd}/u;

/**
 * A decimal digit of any script → `0` to `9`. Unicode encodes each set of ten in order, and adjacent sets without gaps.
 */
export function asciiDigit(sign: string): string {
  let before = (sign.codePointAt(0) ?? 0) - 1;
  let place = 0;
  while (digit.test(String.fromCodePoint(before))) {
    before -= 1;
    place += 1;
  }
  return String(place % 10);
}

/** More than any number, day, code or name; a message with a code in it is shorter too. */
const longestTyped = 2_000;

/** What is longer is cut before anything reads it; the sign at its end belongs to no number, day or code. */
const cut = (typed: string) => (typed.length > longestTyped ? `${typed.slice(0, longestTyped)}…` : typed);

/** Two programs that both quote texts leave the quotes of one; a spreadsheet leaves the apostrophe of a text. */
const quotes = /^["“']([^"“”']*)["”']$|^['’](?=\d)/u;

/** A plain text without quotes around it: in a field of digits they mean nothing. */
export const withoutQuotes = (plain: string): string => plain.replace(quotes, '$1').trim();

/** Typed or pasted text, normalized: ASCII digits and dashes, single spaces, no invisible characters, trimmed. */
export const plainTyped = (typed: string): string =>
  cut(typed)
    .replace(invisible, '')
    .replace(otherWidth, (sign) => sign.normalize('NFKC'))
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/\p{Dash}/gu, '-')
    .replace(/\s+/gu, ' ')
    .trim();
