import type { CatalogLoader } from '@clearloan/app-runtime';

/** The messages of the components. The app registers them before it activates a language. */
export const uiCatalog: CatalogLoader = (language) =>
  import(`./locales/${language}.po`) as ReturnType<CatalogLoader>;
