import type { CatalogLoader } from '@clearloan/app-runtime';

/** The feature's words, one chunk for each language. */
export const catalog: CatalogLoader = (language) =>
  import(`./locales/${language}.po`) as ReturnType<CatalogLoader>;
