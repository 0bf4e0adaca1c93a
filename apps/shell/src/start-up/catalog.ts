import type { CatalogLoader } from '@clearloan/ui';

/** The shell's own words: tabs, failures of calls, the unknown page. */
export const catalog: CatalogLoader = (language) => import(`../locales/${language}.po`);
