/**
 * Characters as people count them: an emoji of several code points, or a Devanagari letter with its vowel sign, is one. The
 * device and the lender must count alike, and tables of `Intl.Segmenter` differ between browsers (Firefox before 125 has
 * none), so one pattern counts on both sides; a test holds it to `Intl.Segmenter`.
 */

/** Built when it is first needed: most starts of the app count nothing. */
function graphemePattern(): RegExp {
  const extend = '(?:\\u200D|[\\p{M}\\p{Emoji_Modifier}\\u200C\\u{E0020}-\\u{E007F}])*';
  // Pictures with a joiner between are one: a family. A second picture belongs to it only right after a joiner.
  const pictures = `\\p{Extended_Pictographic}(?:${extend}\\u200D\\p{Extended_Pictographic})*`;
  const consonant = '[\\u0915-\\u0939\\u0958-\\u095F]';
  // A consonant whose vowel is taken away joins the next one: क्ष.
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

/** The most code units that one character may take on the average: the longest emoji of Unicode have fewer. */
export const unitsOfGrapheme = 16;

/** Whether a text has at most `most` characters, and no more code units than so many characters can need. */
export const fitsIn = (text: string, most: number): boolean =>
  text.length <= most || (text.length <= most * unitsOfGrapheme && graphemeCount(text) <= most);
