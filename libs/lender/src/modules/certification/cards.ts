import type { Card, CardStatus } from '@clearloan/certification/contract';
import { msg } from '@lingui/core/macro';
import { and, desc, eq } from 'drizzle-orm';
import { recordChange } from '../../platform/context/account-changes';
import { db, writableDb } from '../../platform/database/connection';
import type { Message } from '../../platform/context/product-names';
import { bankName } from './banks';
import { cards } from '../../platform/database/schema/cards';

/** A borrower's bank account, as other modules need it. */
export interface BankCard {
  readonly cardId: string;
  readonly bankName: string;
  /** The last four digits. */
  readonly tail: string;
  readonly status: CardStatus;
  readonly isMain: boolean;
  /** The account holder. */
  readonly holder: string;
  /** Why it cannot be used. */
  readonly reason: Message | undefined;
}

/** An account whose bank did not answer cannot be used either. */
export const statusOf = ({ status }: Pick<typeof cards.$inferSelect, 'status'>): CardStatus =>
  status === 'unreachable' ? 'refused' : status;

const cardOf = (row: typeof cards.$inferSelect): BankCard => ({
  cardId: row.cardId,
  bankName: bankName(row.bankCode),
  tail: row.accountNumber.slice(-4),
  status: statusOf(row),
  isMain: row.isMain,
  holder: row.holder,
  reason: reasons[row.status],
});

/** Why an account cannot be used; undefined if it can, or may. */
const reasons: Readonly<Record<(typeof cards.$inferSelect)['status'], Message | undefined>> = {
  verifying: undefined,
  bound: undefined,
  nameMismatch: msg`The bank has a different name for this account. It must be in your name.`,
  refused: msg`The bank can’t accept money for this account. It may be closed.`,
  unreachable: msg`We couldn’t reach the bank of this account. Add it again later.`,
};

/** All accounts of a borrower, newest first. */
export async function cardsOf(borrowerId: string): Promise<readonly BankCard[]> {
  const rows = await db()
    .select()
    .from(cards)
    .where(eq(cards.borrowerId, borrowerId))
    .orderBy(desc(cards.addedAt));
  return rows.map(cardOf);
}

/** The account that payouts go to. */
export async function mainCard(borrowerId: string): Promise<BankCard | undefined> {
  return (await cardsOf(borrowerId)).find((card) => card.isMain);
}

/** One account of this borrower. Another borrower's account looks like one that does not exist. */
export async function findCard(borrowerId: string, cardId: string): Promise<BankCard | undefined> {
  return (await cardsOf(borrowerId)).find((card) => card.cardId === cardId);
}

/** The payout details of a borrower's account. */
export async function accountOf(borrowerId: string, cardId: string) {
  const [row] = await db()
    .select({ bankCode: cards.bankCode, accountNumber: cards.accountNumber, holder: cards.holder })
    .from(cards)
    .where(and(eq(cards.borrowerId, borrowerId), eq(cards.cardId, cardId)));
  return row;
}

/** The borrower's progress with accounts: the one in use and the last one tried. */
export async function newestCard(borrowerId: string) {
  const all = await cardsOf(borrowerId);
  return { main: all.find((card) => card.isMain), newest: all[0] };
}

/** Makes an account the payout account, in the caller's transaction. */
export async function makeMain(borrowerId: string, cardId: string): Promise<void> {
  const [before] = await writableDb()
    .update(cards)
    .set({ isMain: false })
    .where(and(eq(cards.borrowerId, borrowerId), eq(cards.isMain, true)))
    .returning();
  const [card] = await writableDb()
    .update(cards)
    .set({ isMain: true })
    .where(and(eq(cards.borrowerId, borrowerId), eq(cards.cardId, cardId)))
    .returning();
  if (card !== undefined && before?.cardId !== cardId)
    await recordChange(borrowerId, 'mainAccount', cardOf(card));
}

/**
 * An account proved to be valid: it becomes the main one if there is none that can receive money, or may. In the caller's
 * transaction.
 */
export async function acceptCard(card: typeof cards.$inferSelect): Promise<void> {
  const { borrowerId, cardId } = card;
  const main = await mainCard(borrowerId);
  if (main === undefined || main.reason !== undefined) await makeMain(borrowerId, cardId);
  else if (main.cardId !== cardId) await recordChange(borrowerId, 'accountAdded', cardOf(card));
}

/** The account as the contract returns it. */
export const cardShown = ({ cardId, bankName: bank, tail, status, isMain }: BankCard): Card => ({
  cardId,
  bankName: bank,
  tail,
  status,
  isMain,
});
