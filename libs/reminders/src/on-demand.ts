import type { ApiClient } from '@clearloan/api-client';
import { loadCatalog } from '@clearloan/app-runtime';
import { catalog } from './catalog';

/** What any screen may need later. Only the app's entry imports this module: it names files whose names change with every sentence. */
export const remindersOnDemand = {
  /** Binds the payment reminders of this device to the present session, with their sentences in the language on screen. */
  renewPush: async (client: ApiClient): Promise<void> => {
    const [{ renew }] = await Promise.all([import('./device/push-reminders'), loadCatalog(catalog)]);
    await renew(client);
  },
};

export type RemindersOnDemand = typeof remindersOnDemand;
