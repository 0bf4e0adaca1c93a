import { loadCatalog } from '@clearloan/app-runtime';
import { catalog } from './catalog';

/**
 * Parts of this library that any screen may need but none at start. Only the app's entry imports this module, since it
 * references chunks whose hashes change with every message.
 */
export const privacyOnDemand = {
  /** The consent sheet with its messages, and the code that reports a consent to the lender. */
  loadConsentSheet: async () => {
    const parts = [
      import('./pages/consent-sheet'),
      loadCatalog(catalog),
      import('./consent-events'),
    ] as const;
    const [{ ConsentSheet }] = await Promise.all(parts);
    return ConsentSheet;
  },
};

export type PrivacyOnDemand = typeof privacyOnDemand;
