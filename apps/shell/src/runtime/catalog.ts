import type { CatalogLoader } from '@clearloan/app-runtime';

/** The shell's own words: tabs, failures of calls, the unknown page. */
export const catalog: CatalogLoader = (language) => import(`../locales/${language}.po`);
