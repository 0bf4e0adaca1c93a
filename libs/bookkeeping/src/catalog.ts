import type { CatalogLoader } from '@clearloan/app-runtime';

// A dynamic import of a catalog has no type of its own; the catalogs of a library all look the same.
export const catalog: CatalogLoader = (language) =>
  import(`./locales/${language}.po`) as ReturnType<CatalogLoader>;
