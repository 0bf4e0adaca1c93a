import type { Account, accountList, saveAccount } from '@clearloan/bookkeeping/contract';
import { codes } from '@clearloan/api-client/declare';
import { msg } from '@lingui/core/macro';
import { and, asc, eq, gt } from 'drizzle-orm';
import { db, writableDb } from '../../platform/database/connection';
import { refuse } from '../../platform/context/refusal';
import type { Handler } from '../../platform/context/request-context';
import { mostOfMoney } from './amounts';
import { nextChange, replaces } from './change-clock';
import { bookAccounts } from '../../platform/database/schema/bookkeeping';
import { instantOf } from '../../platform/context/instants';

type AccountRow = typeof bookAccounts.$inferSelect;

/** More accounts than anyone has; equal to one list page. */
const mostAccounts = 100;

const isAccount = (borrowerId: string, accountId: string) =>
  and(eq(bookAccounts.borrowerId, borrowerId), eq(bookAccounts.accountId, accountId));

export async function findAccount(borrowerId: string, accountId: string): Promise<AccountRow | undefined> {
  const [row] = await db().select().from(bookAccounts).where(isAccount(borrowerId, accountId));
  return row;
}

const accountsOf = (borrowerId: string): Promise<AccountRow[]> =>
  db().select().from(bookAccounts).where(eq(bookAccounts.borrowerId, borrowerId));

/** Stores an account unless a later version of it is already stored. */
export const keepAccount: Handler<typeof saveAccount> = async ({ request, borrower: { borrowerId } }) => {
  if (Math.abs(request.opening_balance) > mostOfMoney) {
    throw refuse(codes.badInput, msg`Check this amount.`, { field: 'opening_balance' });
  }
  const changedAt = await nextChange(borrowerId);
  const updatedAt = instantOf(request.updated_at);
  const kept = await findAccount(borrowerId, request.account_id);
  if (!replaces(updatedAt, kept)) return;
  if (kept === undefined && (await accountsOf(borrowerId)).length >= mostAccounts) {
    throw refuse(
      codes.tooMany,
      msg`You have ${mostAccounts} accounts, and that’s the most. Use one of them.`,
    );
  }
  const { name, kind, opening_balance: openingBalance, tail = null } = request;
  const facts = { name, kind, openingBalance, tail, updatedAt, isDeleted: false, changedAt };
  await writableDb()
    .insert(bookAccounts)
    .values({ borrowerId, accountId: request.account_id, ...facts })
    .onConflictDoUpdate({ target: [bookAccounts.borrowerId, bookAccounts.accountId], set: facts });
};

/** All accounts; with `since`, those changed after it. */
export const listAccounts: Handler<typeof accountList> = async ({ request, borrower: { borrowerId } }) => {
  const after =
    request.since === undefined ? undefined : gt(bookAccounts.changedAt, instantOf(request.since));
  const rows = await db()
    .select()
    .from(bookAccounts)
    .where(and(eq(bookAccounts.borrowerId, borrowerId), after))
    .orderBy(asc(bookAccounts.changedAt));
  return {
    list: rows.map(accountShape),
    hasMore: false,
    until: rows.at(-1)?.changedAt.toISOString() ?? request.since,
  };
};

const accountShape = (row: AccountRow): Account => ({
  account_id: row.accountId,
  name: row.name,
  kind: row.kind,
  opening_balance: row.openingBalance,
  tail: row.tail ?? undefined,
  updated_at: row.updatedAt.toISOString(),
  deleted: row.isDeleted,
});
