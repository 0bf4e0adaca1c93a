import type { CatalogLoader } from '@clearloan/ui';

/** The library's words, one chunk for each language. */
export const catalog: CatalogLoader = (language) =>
  import(`./locales/${language}.po`) as ReturnType<CatalogLoader>;
