import type { CatalogLoader } from '@clearloan/ui';

/** The feature's words, one chunk for each language. */
export const catalog: CatalogLoader = (language) =>
  import(`./locales/${language}.po`) as ReturnType<CatalogLoader>;
