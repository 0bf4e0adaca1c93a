import type { CatalogLoader } from '@clearloan/app-runtime';

/** The shell's own messages: tabs, request failures, the not-found page. */
export const catalog: CatalogLoader = (language) => import(`../locales/${language}.po`);
