import type { CatalogLoader } from '@clearloan/app-runtime';

/** The texts of the parts. The app adds it before it activates a language. */
export const uiCatalog: CatalogLoader = (language) =>
  import(`./locales/${language}.po`) as ReturnType<CatalogLoader>;
