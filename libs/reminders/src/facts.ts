import type { CatalogLoader, FeatureFacts } from '@clearloan/app-runtime';
import { msg } from '@lingui/core/macro';

// The routes have their own loader: a module that both import would be one more chunk to load before every first
// screen.
const catalog: CatalogLoader = (language) => import(`./locales/${language}.po`) as ReturnType<CatalogLoader>;

/** Metadata of this feature for help and privacy. */
export const facts: FeatureFacts = {
  title: msg`Reminders`,
  catalog,
  screens: ['reminders'],
  calls: ['/repayment-product/'],
};

/** The same of the messages to the borrower. */
export const messageFacts: FeatureFacts = {
  title: msg`Messages`,
  catalog,
  screens: ['messages', 'notifications'],
  calls: ['/messages/'],
};
