import { CallError, type ApiClient } from '@clearloan/api-client';
import { codes } from '@clearloan/api-client/declare';
import { logout, userLogout } from './contract';
import { dropSubscription } from './device/drop-subscription';

/** Ends messages to this device, then the session at the lender, best effort. */
export async function endAtLender(client: ApiClient): Promise<void> {
  await dropSubscription();
  await endSession(client);
}

/**
 * Ends the client's session; falls back to the older endpoint if the lender does not support the newer one (1002). Never rejects.
 * @returns whether the lender has ended it, now or before
 */
export async function endSession(client: ApiClient): Promise<boolean> {
  const refusal = await refusalOf(client, logout);
  const last = refusal === codes.notFound ? await refusalOf(client, userLogout) : refusal;
  return last === undefined || last === codes.sessionExpired;
}

/** The code of the refusal, null without a response, undefined if the call succeeded. */
async function refusalOf(client: ApiClient, call: typeof logout): Promise<number | null | undefined> {
  try {
    await client.perform(call, {}, { quiet: true, keepAlive: true });
    return undefined;
  } catch (error) {
    return error instanceof CallError ? error.code : null;
  }
}
