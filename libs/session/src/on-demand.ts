import type { ApiClient } from '@clearloan/api-client';

/** Only the app's entry imports this module, since it references chunks whose hashes change. */
export const sessionOnDemand = {
  endAtLender: async (client: ApiClient) => (await import('./end-at-lender')).endAtLender(client),
};

export type SessionOnDemand = typeof sessionOnDemand;
