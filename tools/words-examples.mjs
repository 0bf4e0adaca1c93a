/** The examples of docs/words.md: each “new” column quotes a sentence that the product shows today. */

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
