import type { ApiClient } from '@clearloan/api-client';
import { userInfo } from '../contract';
import { accountOf, noteAccount } from '../device/account-note';
import { returnData } from '../device/kept-data';
import { isDataKept } from '../device/kept-flags';
import { shortMark } from '../device/last-borrower';

/**
 * After a login by code or password: notes the account, and returns what was kept for it when another account took over. Never rejects.
 * @param phone as typed, in the spelling that the login sends
 */
export async function recogniseAccount(client: ApiClient, phone: string): Promise<void> {
  const before = client.session.sessionId();
  const info = await client.perform(userInfo, {}, { quiet: true }).catch(() => undefined);
  // A logout meanwhile has cleared the device.
  if (client.session.sessionId() !== before) return;
  const account = info && accountOf(info);
  if (account) noteAccount(account);
  if (!isDataKept()) return;
  await returnData({ mark: shortMark(phone), account: account?.key ?? null }).catch(() => undefined);
}
