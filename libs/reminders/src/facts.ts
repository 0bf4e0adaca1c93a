import type { CatalogLoader, FeatureFacts } from '@clearloan/app-runtime';
import { msg } from '@lingui/core/macro';

// The routes have a loader of their own: a module that both import would be one more file on the way to every first screen.
const catalog: CatalogLoader = (language) => import(`./locales/${language}.po`) as ReturnType<CatalogLoader>;

/** What help and privacy say about this feature. */
export const facts: FeatureFacts = {
  title: msg`Reminders`,
  catalog,
  screens: ['reminders'],
  calls: ['/repayment-product/'],
};
