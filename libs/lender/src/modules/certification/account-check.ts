import { and, eq } from 'drizzle-orm';
import type { LendingCore, AccountResult } from '../../platform/context/lending-core';
import { db, transaction, writableDb } from '../../platform/database/connection';
import { borrowers } from '../../platform/database/schema/borrowers';
import { cards } from '../../platform/database/schema/cards';
import { thisLender } from '../../platform/lender/lender';
import { acceptCard } from './cards';

type Row = typeof cards.$inferSelect;

const statuses: Readonly<Record<AccountResult, Row['status']>> = {
  valid: 'bound',
  wrongName: 'nameMismatch',
  closed: 'refused',
  unreachable: 'unreachable',
};

/** The status of an account that was just added. Without a bank that checks accounts, the first payout does. */
export const firstStatus = (): Row['status'] =>
  thisLender().outside.checkAccount === undefined ? 'bound' : 'verifying';

/** Asks the bank about an account, in the transaction that stores it. */
export async function checkAccount({ cardId, bankCode, accountNumber, holder }: Row): Promise<void> {
  await thisLender().outside.checkAccount?.({
    checkId: cardId,
    account: { bankCode, accountNumber, holder },
  });
}

/** Records the bank's result. The first valid account becomes the main one. The first result of a check counts. */
export const noteAccount: LendingCore['noteAccount'] = async (checkId, result) => {
  const [card] = await db().select().from(cards).where(eq(cards.cardId, checkId));
  if (card === undefined) return 'unknown';
  const { borrowerId, cardId } = card;
  return transaction(async () => {
    await writableDb()
      .select()
      .from(borrowers)
      .where(eq(borrowers.borrowerId, borrowerId))
      .for('no key update');
    const isWaiting = and(eq(cards.cardId, cardId), eq(cards.status, 'verifying'));
    const status = statuses[result];
    const [changed] = await writableDb().update(cards).set({ status }).where(isWaiting).returning();
    if (changed === undefined) return 'repeated';
    if (status === 'bound') await acceptCard(changed);
    return 'done';
  });
};
