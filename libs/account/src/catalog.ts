import type { CatalogLoader } from '@clearloan/app-runtime';

/** The feature's messages, one chunk per language. */
export const catalog: CatalogLoader = (language) =>
  import(`./locales/${language}.po`) as ReturnType<CatalogLoader>;
