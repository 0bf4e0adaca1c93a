import type { CatalogLoader } from '@clearloan/app-runtime';

// The dynamic import of a catalog is untyped; all catalogs of a library have the same shape.
export const catalog: CatalogLoader = (language) =>
  import(`./locales/${language}.po`) as ReturnType<CatalogLoader>;
