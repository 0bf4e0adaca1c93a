import type { CatalogLoader } from '@clearloan/app-runtime';

/** The library's words, one chunk for each language. */
export const catalog: CatalogLoader = (language) =>
  import(`./locales/${language}.po`) as ReturnType<CatalogLoader>;
