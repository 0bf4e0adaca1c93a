import type { Card } from '@clearloan/certification/contract';
import { and, desc, eq } from 'drizzle-orm';
import { realNow } from '../../platform/context/clock';
import { db, writableDb } from '../../platform/database/connection';
import type { Message } from '../../platform/context/product-names';
import { bankName } from './banks';
import { isBeingChecked, reasons } from './penny-drop';
import { cards } from '../../platform/database/schema/cards';

/** A borrower's bank account, as other modules need it. */
export interface BankCard {
  readonly cardId: string;
  readonly bankName: string;
  /** The last four digits. */
  readonly tail: string;
  readonly status: (typeof cards.$inferSelect)['status'] | 'verifying';
  readonly isMain: boolean;
  /** The account holder. */
  readonly holder: string;
  /** Why it cannot be used. */
  readonly reason: Message | undefined;
}

/** The bank's result, once it has responded. */
export const statusOf = (row: typeof cards.$inferSelect): BankCard['status'] =>
  isBeingChecked(row.accountNumber, row.addedAt, realNow()) ? 'verifying' : row.status;

const cardOf = (row: typeof cards.$inferSelect): BankCard => ({
  cardId: row.cardId,
  bankName: bankName(row.bankCode),
  tail: row.accountNumber.slice(-4),
  status: statusOf(row),
  isMain: row.isMain,
  holder: row.holder,
  reason: reasons[row.status],
});

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
  await writableDb()
    .update(cards)
    .set({ isMain: false })
    .where(and(eq(cards.borrowerId, borrowerId), eq(cards.isMain, true)));
  await writableDb()
    .update(cards)
    .set({ isMain: true })
    .where(and(eq(cards.borrowerId, borrowerId), eq(cards.cardId, cardId)));
}

/** The account as the contract returns it. */
export const cardShown = ({ cardId, bankName: bank, tail, status, isMain }: BankCard): Card => ({
  cardId,
  bankName: bank,
  tail,
  status,
  isMain,
});
