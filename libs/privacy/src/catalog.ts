import type { WordsOf } from '@clearloan/ui';

/** The library's words, one chunk for each language. */
export const words: WordsOf = (language) => import(`./locales/${language}.po`) as ReturnType<WordsOf>;
