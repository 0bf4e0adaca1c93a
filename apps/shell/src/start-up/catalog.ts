import type { WordsOf } from '@clearloan/ui';

/** The shell's own words: tabs, failures of calls, the unknown page. */
export const words: WordsOf = (language) => import(`../locales/${language}.po`);
