import type { ApiClient } from '@clearloan/api-client';
import { onLanguageChange } from '@clearloan/app-runtime';
import { storedNoticeTexts } from '../notices';
import type { RemindersOnDemand } from '../on-demand';

/**
 * If payment reminders are on, each login binds them to its session, and each change of language stores their texts.
 * The code for it is loaded only then. Without a network it runs at the next start. A subscription without texts
 * belongs to a borrower who has logged out, so it is removed.
 */
export function keepPushCurrent(client: ApiClient, renewPush: RemindersOnDemand['renewPush']): void {
  if (!('serviceWorker' in navigator)) return;
  const renew = async () => {
    if ((await storedNoticeTexts()) === undefined) {
      await endLeftSubscription();
      return;
    }
    if (client.session.storedLogin() === null) return;
    await renewPush(client);
  };
  const update = () => void renew().catch(() => undefined);
  update();
  client.session.subscribe(update);
  onLanguageChange(update);
}

async function endLeftSubscription(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
