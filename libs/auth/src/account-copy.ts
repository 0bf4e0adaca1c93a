import type { ApiClient } from '@clearloan/api-client';
import { userInfo, type Consent, type UserInfo } from './contract';

/** The consents that the lender has from this borrower, for privacy, which owns them; oldest first. */
export const readConsents = async (client: ApiClient): Promise<readonly Consent[]> =>
  (await client.perform(userInfo, {})).consents;

/** A copy of all that the lender holds about this borrower, as they ask for it. */
export const readAccountCopy = (client: ApiClient): Promise<UserInfo> =>
  client.perform(userInfo, { full: true });
