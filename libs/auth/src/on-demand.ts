import type { ApiClient } from '@clearloan/api-client';
import { loadCatalog } from '@clearloan/app-runtime';
import { catalog } from './catalog';

const accountCopy = () => import('./account-copy');

/**
 * Parts of this library that any screen may need and none begins with. Only the app's entry imports this module: it names files
 * whose names change with every sentence.
 */
export const authOnDemand = {
  /** The sheet that proves a signature by a code, with its words. */
  loadCodeSheet: async () => {
    const [{ CodeSheet }] = await Promise.all([import('./pages/code-sheet'), loadCatalog(catalog)]);
    return CodeSheet;
  },
  /** The question whether somebody is still there, on a device that others use, with its words. */
  loadStillThere: async () => {
    const [{ StillThere }] = await Promise.all([import('./pages/still-there'), loadCatalog(catalog)]);
    return StillThere;
  },
  /** The words of the locked screen, which has no address. */
  loadAuthCatalog: async () => loadCatalog(catalog),
  endAtLender: async (client: ApiClient) => (await import('./end-at-lender')).endAtLender(client),
  readConsents: async (client: ApiClient) => (await accountCopy()).readConsents(client),
  readAccountCopy: async (client: ApiClient) => (await accountCopy()).readAccountCopy(client),
};

export type AuthOnDemand = typeof authOnDemand;
