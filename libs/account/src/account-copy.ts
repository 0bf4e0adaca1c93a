import type { ApiClient } from '@clearloan/api-client';
import { userInfo, type Consent, type UserInfo } from '@clearloan/session/contract';

/** The lender's consents of this borrower, for the privacy feature, which owns them; oldest first. */
export const readConsents = async (client: ApiClient): Promise<readonly Consent[]> =>
  (await client.perform(userInfo, {})).consents;

/** A copy of all data that the lender holds about this borrower, on their request. */
export const readAccountCopy = (client: ApiClient): Promise<UserInfo> =>
  client.perform(userInfo, { full: true });
