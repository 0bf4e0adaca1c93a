import { eq } from 'drizzle-orm';
import { businessDay, businessNow } from '../platform/context/clock';
import { lendingCore } from '../platform/context/lending-core';
import { db } from '../platform/database/connection';
import { loans, orders } from '../platform/database/schema/orders';
import { earnsEnough, isOfAge } from '../core/lending/eligibility';
import { findProduct } from '../core/orders/products';
import { accountOf } from '../modules/certification/cards';
import { borrowerFacts } from '../modules/certification/borrower-facts';

/** Payouts that came back, of accounts that fail first. */
const returned = new Set<string>();

/**
 * Answers what an order waits for, as the outside parties do: a credit decision by age and income, a payout. The first payout to
 * an account that ends in 04 comes back.
 */
export async function partiesAnswer(orderId: string): Promise<void> {
  const [order] = await db().select().from(orders).where(eq(orders.orderId, orderId));
  if (order?.status === 'reviewing') await decide(order);
  if (order?.status === 'disbursing') await payOut(order);
}

type Order = typeof orders.$inferSelect;

async function decide({ orderId, borrowerId, productId }: Order): Promise<void> {
  const facts = await borrowerFacts(borrowerId);
  const today = businessDay(await businessNow());
  const refusal =
    isOfAge(facts, today) !== 'yes'
      ? 'age'
      : earnsEnough(facts, await findProduct(productId)) === 'yes'
        ? undefined
        : 'income';
  await lendingCore().noteIdentity(orderId, true);
  await lendingCore().noteDecision(orderId, refusal === undefined, refusal);
}

async function payOut({ orderId, borrowerId }: Order): Promise<void> {
  const [loan] = await db().select().from(loans).where(eq(loans.orderId, orderId));
  const account = loan && (await accountOf(borrowerId, loan.cardId));
  if (loan === undefined || account === undefined) throw new Error('The order has no payout.');
  const comesBack = account.accountNumber.endsWith('04') && !returned.has(loan.cardId);
  if (comesBack) returned.add(loan.cardId);
  await lendingCore().notePayout(loan.payoutId ?? '', !comesBack);
}
