import { eq } from 'drizzle-orm';
import { businessNow } from '../../platform/context/clock';
import { thisLender } from '../../platform/lender/lender';
import type { LendingCore, OutsideOutcome } from '../../platform/context/lending-core';
import { db, transaction, writableDb } from '../../platform/database/connection';
import { loans, orders } from '../../platform/database/schema/orders';
import { borrowerFacts } from '../../modules/certification/borrower-facts';
import { readIdentity } from '../../modules/certification/identity';
import { orThrow } from '../orders/order-moves';
import { isUuid } from '../../platform/context/uuid';
import { lockOrder, moveOrder, type LockedOrder } from '../orders/orders';
import { findProduct } from '../orders/products';
import { findLoan } from '../servicing/debt';
import { refreshLoanStatus } from '../servicing/loan-status';
import { completePayout } from './payout';
import { approve, reject } from './review';

/** Starts the review of a submitted order. Without external systems, the staff decides on the console. */
export async function beginReview(order: LockedOrder): Promise<void> {
  const { checkIdentity } = thisLender().outside;
  const identity = await readIdentity(order.borrowerId);
  if (checkIdentity === undefined || identity === undefined) return askForDecision(order);
  const { name, birthday, cardType, idNumber } = identity;
  await checkIdentity({ orderId: order.orderId, name, birthday, cardType, idNumber });
}

async function askForDecision({ orderId, productId, borrowerId }: LockedOrder): Promise<void> {
  const { currencyCode, outside } = thisLender();
  const { birthday, monthlyIncome } = await borrowerFacts(borrowerId);
  const { minMonthlyIncome } = await findProduct(productId);
  const facts = { birthday, monthlyIncome, minMonthlyIncome, currency: currencyCode };
  await outside.decideCredit?.({ orderId, productId, ...facts });
}

/** Runs on the locked order. For an unknown order it returns a result instead of throwing. */
async function onOrder(
  orderId: string,
  work: (order: LockedOrder, now: Date) => Promise<OutsideOutcome>,
): Promise<OutsideOutcome> {
  const [known] = isUuid(orderId)
    ? await db().select({ orderId: orders.orderId }).from(orders).where(eq(orders.orderId, orderId))
    : [];
  if (known === undefined) return 'unknown';
  return transaction(async () => work(await lockOrder(orderId), await businessNow()));
}

/** Records the result of an identity check. The first one wins. */
export const noteIdentity: LendingCore['noteIdentity'] = (orderId, isConfirmed) =>
  onOrder(orderId, async (order, now) => {
    if (order.status !== 'reviewing' || order.identityCheckedAt !== null) return 'repeated';
    await writableDb().update(orders).set({ identityCheckedAt: now }).where(eq(orders.orderId, orderId));
    if (isConfirmed) await askForDecision(order);
    else orThrow(await reject(order, 'staff', now));
    return 'done';
  });

/** Records a credit decision. The first one wins; one that arrives before the identity result is rejected. */
export const noteDecision: LendingCore['noteDecision'] = (orderId, isApproved, reason = 'staff') =>
  onOrder(orderId, async (order, now) => {
    if (order.status !== 'reviewing') return 'repeated';
    if (thisLender().outside.checkIdentity !== undefined && order.identityCheckedAt === null)
      return 'tooEarly';
    orThrow(isApproved ? await approve(order, now) : await reject(order, reason, now));
    return 'done';
  });

/** Records the result of a payout. It is ignored if another payout of the same loan has been requested since. */
export const notePayout: LendingCore['notePayout'] = async (payoutId, isPaid) => {
  const [asked] = isUuid(payoutId)
    ? await db().select({ orderId: loans.orderId }).from(loans).where(eq(loans.payoutId, payoutId))
    : [];
  if (asked === undefined) return 'unknown';
  return onOrder(asked.orderId, async (order, now) => {
    const loan = await findLoan(order.orderId);
    if (order.status !== 'disbursing' || loan?.payoutId !== payoutId) return 'repeated';
    orThrow(
      isPaid
        ? await refreshLoanStatus(orThrow(await completePayout(order, loan, now)), now)
        : await moveOrder(order, 'disburseFailed', now, { reason: 'accountRefused' }),
    );
    return 'done';
  });
};
