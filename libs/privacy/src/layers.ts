import { loadWords } from '@clearloan/ui';
import { words } from './words';

/**
 * The layer of this library that opens over any screen, loaded with its words. Only the app's entry imports this module: it names
 * files whose names change with every sentence.
 */
export const privacyLayers = {
  /** The sheet that asks for a consent, and the code that tells the lender of a yes. */
  loadConsentSheet: async () => {
    const parts = [import('./pages/consent-sheet'), loadWords(words), import('./consent-events')] as const;
    const [{ ConsentSheet }] = await Promise.all(parts);
    return ConsentSheet;
  },
};

export type PrivacyLayers = typeof privacyLayers;
