import type { ApiClient } from '@clearloan/api-client';

const accountCopy = () => import('./account-copy');

/** What the privacy feature needs of an account. Only the app's entry imports this module, since it references a chunk. */
export const accountOnDemand = {
  readConsents: async (client: ApiClient) => (await accountCopy()).readConsents(client),
  readAccountCopy: async (client: ApiClient) => (await accountCopy()).readAccountCopy(client),
};

export type AccountOnDemand = typeof accountOnDemand;
