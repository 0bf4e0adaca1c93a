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
import { endUnsent, orderOfMessage } from '../../platform/outbox/outbox';
import { lockOrder, moveOrder, type LockedOrder } from '../orders/orders';
import { findProduct } from '../orders/products';
import { findLoan } from '../servicing/debt';
import { refreshLoanStatus } from '../servicing/loan-status';
import { completePayout } from './payout';
import { approve, reject } from './review';

/** Starts the review of a submitted order. Without external systems, the staff decides on the console. */
export async function beginReview(order: LockedOrder): Promise<void> {
  if (!(await sendIdentity(order))) return askForDecision(order);
}

/** Has the identity of the borrower checked. @returns false if there is no identity, or nobody who checks it */
async function sendIdentity({ orderId, borrowerId }: LockedOrder): Promise<boolean> {
  const { checkIdentity } = thisLender().outside;
  const identity = await readIdentity(borrowerId);
  if (checkIdentity === undefined || identity === undefined) return false;
  const { name, birthday, cardType, idNumber, savedAt } = identity;
  const identityCheckId = await checkIdentity({ orderId, name, birthday, cardType, idNumber });
  await writableDb()
    .update(orders)
    .set({ identityCheckId, identitySavedAt: savedAt, identityCheckedAt: null })
    .where(eq(orders.orderId, orderId));
  return true;
}

/** Has an identity checked that the borrower saved after the last one was sent. @returns whether there is one */
export async function sendNewIdentity(order: LockedOrder): Promise<boolean> {
  const identity = await readIdentity(order.borrowerId);
  const isNew = identity?.savedAt.getTime() !== order.identitySavedAt?.getTime();
  return order.identitySavedAt !== null && isNew && sendIdentity(order);
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

/**
 * Records the result of an identity check: the first one, and only of the last check. A result about an identity that the borrower has
 * replaced since begins another check.
 */
export const noteIdentity: LendingCore['noteIdentity'] = (orderId, isConfirmed, checkId) =>
  onOrder(orderId, async (order, now) => {
    const isOfLast = checkId === undefined || checkId === order.identityCheckId;
    if (order.status !== 'reviewing' || order.identityCheckedAt !== null || !isOfLast) return 'repeated';
    if (await sendNewIdentity(order)) return 'done';
    await writableDb().update(orders).set({ identityCheckedAt: now }).where(eq(orders.orderId, orderId));
    if (isConfirmed) await askForDecision(order);
    else orThrow(await reject(order, 'staff', now));
    return 'done';
  });

/**
 * Records a credit decision. The first one wins; one that arrives before the identity result is rejected. An approval of an
 * identity that the borrower has replaced since begins the review again.
 */
export const noteDecision: LendingCore['noteDecision'] = (orderId, isApproved, reason = 'staff') =>
  onOrder(orderId, async (order, now) => {
    if (order.status !== 'reviewing') return 'repeated';
    if (thisLender().outside.checkIdentity !== undefined && order.identityCheckedAt === null)
      return 'tooEarly';
    if (isApproved && (await sendNewIdentity(order))) return 'done';
    orThrow(isApproved ? await approve(order, now) : await reject(order, reason, now));
    return 'done';
  });

/** Two reports contradict each other, and money may be lost or paid twice: staff finds out which is true. */
const contradiction = (payoutId: string, isPaid: boolean) =>
  isPaid
    ? {
        subject: 'A payout was paid after it was reported as returned',
        text: `The bank reported payout ${payoutId} as returned, and now as paid. The borrower may get the money twice. Ask the bank where the money is.`,
      }
    : {
        subject: 'A payout came back after it was reported as paid',
        text: `The bank reported payout ${payoutId} as paid, and now as returned. The books count the loan as paid out. Ask the bank where the money is.`,
      };

/**
 * Records the result of a payout. A report about a payout that was already reported differently, or that another one of the same
 * loan has replaced, changes nothing.
 */
export const notePayout: LendingCore['notePayout'] = async (payoutId, isPaid) => {
  const orderId = isUuid(payoutId) ? await orderOfPayout(payoutId) : undefined;
  if (orderId === undefined) return 'unknown';
  return onOrder(orderId, async (order, now) => {
    const loan = await findLoan(order.orderId);
    const isLast = loan?.payoutId === payoutId;
    if (order.status !== 'disbursing' || !isLast) {
      const wasPaid = isLast && loan.paidOutAt !== null;
      if (isPaid !== wasPaid) await thisLender().outside.mailStaff?.(contradiction(payoutId, isPaid));
      return 'repeated';
    }
    if (isPaid) {
      orThrow(await refreshLoanStatus(orThrow(await completePayout(order, loan, now)), now));
    } else {
      orThrow(await moveOrder(order, 'disburseFailed', now, { reason: 'accountRefused' }));
      // Staff can report it before the bank has the request, which must not pay it out any more.
      await endUnsent(payoutId);
    }
    return 'done';
  });
};

/** The order of a loan's last payout, or of one before. */
async function orderOfPayout(payoutId: string): Promise<string | undefined> {
  const [last] = await db()
    .select({ orderId: loans.orderId })
    .from(loans)
    .where(eq(loans.payoutId, payoutId));
  return last?.orderId ?? orderOfMessage(payoutId, 'payout');
}
