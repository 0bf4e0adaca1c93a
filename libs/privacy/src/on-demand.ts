import { loadCatalog } from '@clearloan/app-runtime';
import { catalog } from './catalog';

/**
 * Parts of this library that any screen may need and none begins with. Only the app's entry imports this module: it names files
 * whose names change with every sentence.
 */
export const privacyOnDemand = {
  /** The sheet that asks for a consent with its words, and the code that tells the lender of a yes. */
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
