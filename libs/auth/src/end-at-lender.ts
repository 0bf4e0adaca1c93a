import { CallError, type ApiClient } from '@clearloan/api-client';
import { codes } from '@clearloan/api-client/declare';
import { logout, userLogout } from './contract';
import { dropSubscription } from './device/drop-subscription';

/** Ends messages to this device, then the session at the lender as well as can be; one that does not know the newer call (1002) is told by the older. */
export async function endAtLender(client: ApiClient): Promise<void> {
  await dropSubscription();
  try {
    await client.perform(logout, {}, { quiet: true, keepAlive: true });
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== codes.notFound) return;
    await client.perform(userLogout, {}, { quiet: true, keepAlive: true }).catch(() => undefined);
  }
}
