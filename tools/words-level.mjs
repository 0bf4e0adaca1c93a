/** The Flesch-Kincaid reading level of English sentences: the school grade at which a text is easy to read. */

/** The visible text of a message: one plural form, and a number or a short word for each placeholder. */
export const plainText = (message) =>
  message
    .replace(/<\/?\d+\/?>/g, '')
    .replace(
      /\{\w+, (?:plural|selectordinal),(?:[^{}]|\{(?:[^{}]|\{\w+\})*\})*?other \{((?:[^{}]|\{\w+\})*)\}\}/g,
      '$1',
    )
    .replace(/\{\w+\}|#/g, '5')
    .trim();

/** Syllables by groups of vowels; a silent e at the end does not count. */
function syllables(word) {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  if (letters === '') return 1;
  const groups = letters.replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, '').match(/[aeiouy]+/g);
  return Math.max(1, groups?.length ?? 0);
}

/**
 * @param {string} text one sentence or more
 * @returns {number | undefined} the grade; undefined for a label of fewer than four words, which is not a sentence
 */
export function readingGrade(text) {
  const words = text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word));
  if (words.length < 4) return undefined;
  const sentences = Math.max(1, text.split(/[.?!:;](?:\s|$)/).filter((part) => part.trim() !== '').length);
  const sounded = words.reduce((sum, word) => sum + syllables(word), 0);
  return 0.39 * (words.length / sentences) + 11.8 * (sounded / words.length) - 15.59;
}

/** The median grade that most adults read easily. */
export const highestMedianGrade = 6;

/** @returns {{ sentences: number, median: number, faults: string[] }} over all messages that are sentences */
export function readingLevel(messages) {
  const grades = messages
    .map((message) => readingGrade(plainText(message)))
    .filter((grade) => grade !== undefined)
    .sort((one, other) => one - other);
  const median = grades[Math.floor(grades.length / 2)] ?? 0;
  const faults =
    median <= highestMedianGrade
      ? []
      : [
          `The English sentences have a median reading grade of ${median.toFixed(1)}: shorten the longest ones to at most ${highestMedianGrade}`,
        ];
  return { sentences: grades.length, median, faults };
}
