import { CallError, type ApiClient } from '@clearloan/api-client';
import { codes } from '@clearloan/api-client/declare';
import { logout, userLogout } from './contract';
import { dropSubscription } from './device/drop-subscription';

/**
 * Ends messages to this device, then the session at the lender, best effort; falls back to the older endpoint if the
 * lender does not support the newer one (1002).
 */
export async function endAtLender(client: ApiClient): Promise<void> {
  await dropSubscription();
  try {
    await client.perform(logout, {}, { quiet: true, keepAlive: true });
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== codes.notFound) return;
    await client.perform(userLogout, {}, { quiet: true, keepAlive: true }).catch(() => undefined);
  }
}
