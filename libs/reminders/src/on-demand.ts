import type { ApiClient } from '@clearloan/api-client';
import { loadCatalog } from '@clearloan/app-runtime';
import { catalog } from './catalog';

/**
 * Parts that any screen may need later. Only the app's entry imports this module, since it references chunks whose
 * hashes change with every message.
 */
export const remindersOnDemand = {
  /** Binds the payment reminders of this device to the current session, with their texts in the current language. */
  renewPush: async (client: ApiClient): Promise<void> => {
    const [{ renew }] = await Promise.all([import('./device/push-reminders'), loadCatalog(catalog)]);
    await renew(client);
  },
  /** Offers reminders beside the dates of a loan, with its messages. */
  loadPushQuestion: async () => {
    const [{ PushQuestion }] = await Promise.all([import('./messages/push-question'), loadCatalog(catalog)]);
    return PushQuestion;
  },
};

export type RemindersOnDemand = typeof remindersOnDemand;
