import type { WordsOf } from '@clearloan/ui';

// A dynamic import of a catalog has no type of its own; the catalogs of a library all look the same.
export const words: WordsOf = (language) => import(`./locales/${language}.po`) as ReturnType<WordsOf>;
