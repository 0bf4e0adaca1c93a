import { eq } from 'drizzle-orm';
import { currencyCode } from '../../context/market';
import { outside } from '../../context/outside';
import { writableDb } from '../../database/connection';
import { loans } from '../../database/schema/orders';
import { accountOf } from '../certification/cards';
import type { LockedOrder } from '../orders/orders';

/** How long the sandbox's bank takes to bring the money. */
export const payoutMs = 3_000;

/**
 * Has a loan's money sent to an account, in the transaction that decides it.
 * @returns when the sandbox's own bank brings it; null where a real one reports what became of it
 */
export async function requestPayout(
  { orderId, borrowerId }: LockedOrder,
  { net, cardId }: { readonly net: number; readonly cardId: string },
  now: Date,
): Promise<Date | null> {
  const { payOut } = outside();
  if (payOut === undefined) return new Date(now.getTime() + payoutMs);
  const account = await accountOf(borrowerId, cardId);
  if (account === undefined) throw new Error('A payout needs an account.');
  const payoutId = await payOut({ orderId, amount: net, currency: currencyCode, account });
  await writableDb().update(loans).set({ payoutId }).where(eq(loans.orderId, orderId));
  return null;
}
