import type { ApiClient } from '@clearloan/api-client';
import type { Consent, UserInfo } from './contract';

/** The consents that the lender has from this borrower, for privacy, which owns them; oldest first. */
export async function readConsents(client: ApiClient): Promise<readonly Consent[]> {
  const { userInfo } = await import('./contract/account-calls');
  return (await client.perform(userInfo, {})).consents;
}

/** A copy of all that the lender holds about this borrower, as they ask for it. */
export async function readAccountCopy(client: ApiClient): Promise<UserInfo> {
  const { userInfo } = await import('./contract/account-calls');
  return client.perform(userInfo, { full: true });
}
