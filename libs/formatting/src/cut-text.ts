import { fitsIn, graphemeCount, graphemesOf, unitsOfGrapheme } from './graphemes';

/** The first `maxLength` characters, without splitting one. */
export function firstGraphemes(text: string, maxLength: number): string {
  if (fitsIn(text, maxLength)) return text;
  const characters = graphemesOf(text.slice(0, maxLength * unitsOfGrapheme * 2)).slice(0, maxLength);
  while (!fitsIn(characters.join(''), maxLength)) characters.pop();
  return characters.join('');
}

/**
 * What a length-limited field keeps of a change: all of it if it fits, otherwise the inserted text is truncated, so
 * that the existing text stays.
 */
export function fitChange(before: string, after: string, maxLength: number): string {
  if (fitsIn(after, maxLength)) return after;
  const [old, next] = [graphemesOf(before), graphemesOf(after)];
  let head = 0;
  while (head < old.length && old[head] === next[head]) head += 1;
  let tail = 0;
  while (tail < old.length - head && old[old.length - 1 - tail] === next[next.length - 1 - tail]) tail += 1;
  const behind = next.slice(next.length - tail).join('');
  const front = next.slice(0, next.length - tail);
  const room = Math.max(maxLength - graphemeCount(behind), 0);
  return firstGraphemes(firstGraphemes(front.join(''), room) + behind, maxLength);
}

/** A text in stored form: trimmed, without control characters and lone surrogates, which no keyboard types. */
export const storedText = (typed: string): string =>
  typed.replace(/\p{Cc}|\p{Cs}/gu, (sign) => (sign === '\n' || sign === '\t' ? sign : '')).trim();
