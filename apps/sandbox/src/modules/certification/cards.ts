import type { Card } from '@clearloan/certification/contract';
import { and, desc, eq } from 'drizzle-orm';
import { realNow } from '../../context/clock';
import { db, writableDb } from '../../database/connection';
import type { Message } from '../../context/product-names';
import { bankName } from './banks';
import { failsFirst, isBeingChecked, reasons } from './penny-drop';
import { cards } from '../../database/schema/cards';

/** A bank account of a borrower, as other domains need it. */
export interface BankCard {
  readonly cardId: string;
  readonly bankName: string;
  /** The last four digits. */
  readonly tail: string;
  readonly status: (typeof cards.$inferSelect)['status'] | 'verifying';
  readonly isMain: boolean;
  /** In whose name it is. */
  readonly holder: string;
  /** The first payout to it comes back. */
  readonly failsFirst: boolean;
  /** Why it cannot be used. */
  readonly reason: Message | undefined;
}

/** What the bank found, once it has answered. */
export const statusOf = (row: typeof cards.$inferSelect): BankCard['status'] =>
  isBeingChecked(row.accountNumber, row.addedAt, realNow()) ? 'verifying' : row.status;

const cardOf = (row: typeof cards.$inferSelect): BankCard => ({
  cardId: row.cardId,
  bankName: bankName(row.bankCode),
  tail: row.accountNumber.slice(-4),
  status: statusOf(row),
  isMain: row.isMain,
  holder: row.holder,
  failsFirst: failsFirst(row.accountNumber),
  reason: reasons[row.status],
});

/** All accounts of a borrower, the newest first. */
export async function cardsOf(borrowerId: string): Promise<readonly BankCard[]> {
  const rows = await db()
    .select()
    .from(cards)
    .where(eq(cards.borrowerId, borrowerId))
    .orderBy(desc(cards.addedAt));
  return rows.map(cardOf);
}

/** The account that money is sent to. */
export async function mainCard(borrowerId: string): Promise<BankCard | undefined> {
  return (await cardsOf(borrowerId)).find((card) => card.isMain);
}

/** One account of this borrower; another's looks like one that does not exist. */
export async function findCard(borrowerId: string, cardId: string): Promise<BankCard | undefined> {
  return (await cardsOf(borrowerId)).find((card) => card.cardId === cardId);
}

/** Where money for a borrower's account goes. */
export async function accountOf(borrowerId: string, cardId: string) {
  const [row] = await db()
    .select({ bankCode: cards.bankCode, accountNumber: cards.accountNumber, holder: cards.holder })
    .from(cards)
    .where(and(eq(cards.borrowerId, borrowerId), eq(cards.cardId, cardId)));
  return row;
}

/** How far the borrower is with an account: the one in use, and the last one that was tried. */
export async function newestCard(borrowerId: string) {
  const all = await cardsOf(borrowerId);
  return { main: all.find((card) => card.isMain), newest: all[0] };
}

/** Makes an account the one that money is sent to. Runs in the caller's transaction. */
export async function makeMain(borrowerId: string, cardId: string): Promise<void> {
  await writableDb()
    .update(cards)
    .set({ isMain: false })
    .where(and(eq(cards.borrowerId, borrowerId), eq(cards.isMain, true)));
  await writableDb()
    .update(cards)
    .set({ isMain: true })
    .where(and(eq(cards.borrowerId, borrowerId), eq(cards.cardId, cardId)));
}

/** As the device gets it. */
export const cardShown = ({ cardId, bankName: bank, tail, status, isMain }: BankCard): Card => ({
  cardId,
  bankName: bank,
  tail,
  status,
  isMain,
});
