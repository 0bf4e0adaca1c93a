/**
 * Characters as users perceive them: an emoji of several code points, or a Devanagari letter with its vowel sign, is
 * one. The device and the lender must count the same, and the tables of `Intl.Segmenter` differ between browsers
 * (Firefox before 125 has none), so both use one pattern; a test compares it with `Intl.Segmenter`.
 */

/** Compiled on first use: most starts of the app count nothing. */
function graphemePattern(): RegExp {
  const extend = '(?:\\u200D|[\\p{M}\\p{Emoji_Modifier}\\u200C\\u{E0020}-\\u{E007F}])*';
  // Emoji connected by a joiner are one: a family. A second emoji belongs to it only right after a joiner.
  const pictures = `\\p{Extended_Pictographic}(?:${extend}\\u200D\\p{Extended_Pictographic})*`;
  const consonant = '[\\u0915-\\u0939\\u0958-\\u095F]';
  // A consonant with a virama joins the next one: क्ष.
  const between = '(?:\\u093C|\\u200D)*';
  const joined = `${consonant}(?:${between}\\u094D${between}${consonant})*`;
  const flag = '\\p{Regional_Indicator}{2}';
  return new RegExp(`\\r\\n|\\p{Cc}|(?:${flag}|${pictures}|${joined}|[^])${extend}`, 'gu');
}

let pattern: RegExp | undefined;

/** The characters of a text, in order. */
export const graphemesOf = (text: string): readonly string[] =>
  text.match((pattern ??= graphemePattern())) ?? [];

export const graphemeCount = (text: string): number => graphemesOf(text).length;

/** The maximum average of code units per character: the longest emoji of Unicode have fewer. */
export const unitsOfGrapheme = 16;

/** Whether a text has at most `maxLength` characters, and no more code units than that many characters can need. */
export const fitsIn = (text: string, maxLength: number): boolean =>
  text.length <= maxLength ||
  (text.length <= maxLength * unitsOfGrapheme && graphemeCount(text) <= maxLength);
