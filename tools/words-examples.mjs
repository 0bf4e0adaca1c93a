/** The terms and the examples of docs/words.md: the product uses each term and shows each “new” sentence today. */

/** @typedef {{ language: string, source: string | undefined, text: string, row: string }} Example */

const scripts = { hi: /\p{Script=Devanagari}/u, zh: /\p{Script=Han}/u };
/** Indonesian uses Latin letters, so it is the remaining language. */
const languageOf = (text) => Object.keys(scripts).find((language) => scripts[language].test(text)) ?? 'id';

const rowsBelow = (heading, page) =>
  (page.split(`\n## ${heading}`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );

/**
 * @param {string} page the text of docs/words.md
 * @returns {{ english: Example[], translations: Example[] }}
 */
export const examplesOf = (page) => ({
  english: rowsBelow('Examples: one hundred', page).map(([number, , text]) => ({
    language: 'en',
    source: undefined,
    text,
    row: number,
  })),
  translations: rowsBelow('Examples: translations', page).map(([source, , text]) => ({
    language: languageOf(text),
    source,
    text,
    row: source,
  })),
});

/**
 * @param {Example[]} examples
 * @param {{ language: string, source: string, text: string }[]} entries all messages of the catalogs
 * @returns {string[]} examples that no catalog contains
 */
export function exampleFaults(examples, entries) {
  const key = (language, source, text) => [language, source, text].join('\u0004');
  const known = new Set(
    entries.map(({ language, source, text }) => key(language, language === 'en' ? '' : source, text)),
  );
  return examples
    .filter(({ language, source, text }) => !known.has(key(language, source ?? '', text)))
    .map(({ language, row, text }) => `docs/words.md, ${language}, “${row}”: no catalog contains “${text}”`);
}

const literal = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const wordsOf = (cell) =>
  cell
    .replace(/\([^)]*\)/g, '')
    .split(/[;,；，]/)
    .map((word) => word.trim());

/**
 * @param {string} page the text of docs/words.md
 * @returns {{ language: string, terms: string[], word: string }[]} each word of the term list; “…” stands for any text
 */
export const termsOf = (page) =>
  rowsBelow('Terms', page).flatMap(([english, ...cells]) =>
    ['hi', 'id', 'zh'].flatMap((language, at) =>
      wordsOf(cells[at]).map((word) => ({ language, terms: wordsOf(english), word })),
    ),
  );

/** @returns {string[]} words of the term list that no message of their language uses for that English term */
export function termFaults(terms, entries) {
  return terms
    .filter(({ language, terms: english, word }) => {
      const asked = new RegExp(`\\b(?:${english.map(literal).join('|')})`, 'i');
      const used = new RegExp(word.split('…').map(literal).join('.*'), 'i');
      return !entries.some(
        (entry) => entry.language === language && asked.test(entry.source) && used.test(entry.text),
      );
    })
    .map(
      ({ language, terms: english, word }) =>
        `docs/words.md, ${language}: no message about “${english.join(', ')}” uses “${word}”`,
    );
}
