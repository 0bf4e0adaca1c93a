import type { WordsOf } from '@clearloan/ui';

/** The feature's words, one chunk for each language. */
export const words: WordsOf = (language) => import(`./locales/${language}.po`) as ReturnType<WordsOf>;
