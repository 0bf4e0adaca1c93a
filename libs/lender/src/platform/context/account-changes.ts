import { eq } from 'drizzle-orm';
import { db, writableDb } from '../database/connection';
import { accountChanges } from '../database/schema/account-changes';
import { businessNow } from './clock';
import type { ActivityEvent } from './lending-core';

type Change = typeof accountChanges.$inferSelect;

/** The page that shows a change. */
const targets = {
  accountAdded: 'accounts',
  accountRemoved: 'accounts',
  mainAccount: 'accounts',
  phone: 'phone',
  email: 'email',
  password: 'settings',
  passkeyAdded: 'settings',
  passkeyRemoved: 'settings',
} as const satisfies Record<Change['kind'], string>;

/** Records a change in the transaction that makes it; `bank` is the account that was added, removed or made the main one. */
export async function recordChange(
  borrowerId: string,
  kind: Change['kind'],
  bank?: { readonly bankName: string; readonly tail: string },
): Promise<void> {
  const { bankName, tail: bankTail } = bank ?? {};
  await writableDb()
    .insert(accountChanges)
    .values({ borrowerId, kind, at: await businessNow(), bankName, bankTail });
}

/** All changes of a borrower's account, in no order. */
export async function accountEvents(borrowerId: string): Promise<readonly ActivityEvent[]> {
  const changes = await db().select().from(accountChanges).where(eq(accountChanges.borrowerId, borrowerId));
  return changes.map(({ changeNo, kind, at, bankName, bankTail }) => ({
    activityId: `account ${changeNo}`,
    kind,
    at: at.toISOString(),
    bank: bankName === null || bankTail === null ? undefined : { bankName, tail: bankTail },
    target: { kind: targets[kind], id: String(changeNo) },
  }));
}
