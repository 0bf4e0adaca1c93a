/**
 * Characters as people count them: an emoji of several code points, or a Devanagari letter with its vowel sign, is one. The
 * device and the lender must count alike, and tables of `Intl.Segmenter` differ between browsers (Firefox before 125 has
 * none), so one pattern counts on both sides; a test holds it to `Intl.Segmenter`.
 */

const extend = '[\\p{M}\\p{Emoji_Modifier}\\u200C\\u200D\\u{E0020}-\\u{E007F}]';
/** Pictures with a joiner between are one: a family. A second picture belongs to it only right after a joiner. */
const picture = `\\p{Extended_Pictographic}(?:${extend}*\\u200D\\p{Extended_Pictographic})*`;
const consonant = '[\\u0915-\\u0939\\u0958-\\u095F\\u0978-\\u097F]';
/** A consonant whose vowel is taken away joins the next one: क्ष. */
const joined = `${consonant}(?:[\\u093C\\u200D]*\\u094D[\\u093C\\u200D]*${consonant})*`;
const jamo = '[\\u1100-\\u115F]*[\\u1160-\\u11A7]+[\\u11A8-\\u11FF]*|[\\uAC00-\\uD7A3][\\u1160-\\u11FF]*';

const grapheme = new RegExp(
  [
    '\\r\\n',
    '[\\r\\n\\p{Cc}]',
    `\\p{Regional_Indicator}{2}${extend}*`,
    `${picture}${extend}*`,
    `(?:${jamo})${extend}*`,
    `${joined}${extend}*`,
    `[^]${extend}*`,
  ].join('|'),
  'gu',
);

/** The characters of a text, in order. */
export const graphemesOf = (text: string): readonly string[] => text.match(grapheme) ?? [];

export const graphemeCount = (text: string): number => graphemesOf(text).length;

/** The most code units that one character may take on the average: the longest emoji of Unicode have fewer. */
export const unitsOfGrapheme = 16;

/** Whether a text has at most `most` characters, and no more code units than so many characters can need. */
export const fitsIn = (text: string, most: number): boolean =>
  text.length <= most || (text.length <= most * unitsOfGrapheme && graphemeCount(text) <= most);

/** The first `most` characters, none of them cut in two. */
export function firstGraphemes(text: string, most: number): string {
  if (fitsIn(text, most)) return text;
  const kept = graphemesOf(text.slice(0, most * unitsOfGrapheme * 2)).slice(0, most);
  while (!fitsIn(kept.join(''), most)) kept.pop();
  return kept.join('');
}

/**
 * What a field keeps of a change: all of it where it fits, else without the end of what was put in, so that what stood
 * there before stays.
 */
export function fitChange(before: string, after: string, most: number): string {
  if (fitsIn(after, most)) return after;
  const [old, next] = [graphemesOf(before), graphemesOf(after)];
  let head = 0;
  while (head < old.length && old[head] === next[head]) head += 1;
  let tail = 0;
  while (tail < old.length - head && old[old.length - 1 - tail] === next[next.length - 1 - tail]) tail += 1;
  const behind = next.slice(next.length - tail).join('');
  const front = next.slice(0, next.length - tail);
  const room = Math.max(most - graphemeCount(behind), 0);
  return firstGraphemes(firstGraphemes(front.join(''), room) + behind, most);
}

/** A text as it is kept: without control characters and halves of characters, which no keyboard types, and without blanks around. */
export const keptWords = (typed: string): string =>
  typed.replace(/\p{Cc}|\p{Cs}/gu, (sign) => (sign === '\n' || sign === '\t' ? sign : '')).trim();
