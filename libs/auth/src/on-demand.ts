import { loadCatalog } from '@clearloan/app-runtime';
import { catalog } from './catalog';

/**
 * Parts of this library that any screen may need but none at start. Only the app's entry imports this module, since it
 * references chunks whose hashes change with every message.
 */
export const authOnDemand = {
  /** The sheet that confirms a signature by a code, with its messages. */
  loadCodeSheet: async () => {
    const [{ CodeSheet }] = await Promise.all([import('./pages/code-sheet'), loadCatalog(catalog)]);
    return CodeSheet;
  },
  /** Ends idle visits on a shared device, with its messages. */
  loadIdleWatch: async () => {
    const [{ IdleWatch }] = await Promise.all([import('./pages/idle-watch'), loadCatalog(catalog)]);
    return IdleWatch;
  },
  /** The words of the question about an offered session, which has no address. */
  loadAuthCatalog: async () => loadCatalog(catalog),
};

export type AuthOnDemand = typeof authOnDemand;
