import { eq } from 'drizzle-orm';
import { businessNow } from '../../context/clock';
import { currencyCode } from '../../context/market';
import { outside } from '../../context/outside';
import type { LendingCore, OutsideOutcome } from '../../context/lending-core';
import { db, transaction, writableDb } from '../../database/connection';
import { loans, orders } from '../../database/schema/orders';
import { borrowerFacts } from '../certification/borrower-facts';
import { readIdentity } from '../certification/identity';
import { orRefuse } from '../orders/order-moves';
import { isUuid } from '../../context/uuid';
import { lockOrder, moveOrder, setReminders, type LockedOrder } from '../orders/orders';
import { findLoan } from '../servicing/debt';
import { completePayout } from './payout';
import { approve, reject } from './review';

/** How long the sandbox's own review takes. */
const reviewMs = 4_000;

/** Begins the review of an order that was just sent. @returns when the sandbox decides by itself; null where others answer */
export async function beginReview(order: LockedOrder, now: Date): Promise<Date | null> {
  const { checkIdentity } = outside();
  const identity = await readIdentity(order.borrowerId);
  if (checkIdentity === undefined || identity === undefined) return askForDecision(order, now);
  const { name, birthday, cardType, idNumber } = identity;
  await checkIdentity({ orderId: order.orderId, name, birthday, cardType, idNumber });
  return null;
}

async function askForDecision(order: LockedOrder, now: Date): Promise<Date | null> {
  const { decideCredit } = outside();
  if (decideCredit === undefined) return new Date(now.getTime() + reviewMs);
  const { birthday, monthlyIncome } = await borrowerFacts(order.borrowerId);
  const { orderId, productId } = order;
  await decideCredit({ orderId, productId, birthday, monthlyIncome, currency: currencyCode });
  return null;
}

/** Runs on the locked order; an unknown one is answered, not thrown. */
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

/** The answer about a person. The first one counts. */
export const noteIdentity: LendingCore['noteIdentity'] = (orderId, isConfirmed) =>
  onOrder(orderId, async (order, now) => {
    if (order.status !== 'reviewing' || order.identityCheckedAt !== null) return 'repeated';
    await writableDb().update(orders).set({ identityCheckedAt: now }).where(eq(orders.orderId, orderId));
    if (isConfirmed) await setReminders(order, { wakeAt: await askForDecision(order, now) });
    else orRefuse(await reject(order, 'staff', now));
    return 'done';
  });

/** The answer about a loan. The first one counts; one that comes before the person is known is refused. */
export const noteDecision: LendingCore['noteDecision'] = (orderId, isApproved) =>
  onOrder(orderId, async (order, now) => {
    if (order.status !== 'reviewing') return 'repeated';
    if (outside().checkIdentity !== undefined && order.identityCheckedAt === null) return 'tooEarly';
    orRefuse(isApproved ? await approve(order, now) : await reject(order, 'staff', now));
    return 'done';
  });

/** What became of a payout. Another payout of the same loan may have been asked for since: then this one says nothing more. */
export const notePayout: LendingCore['notePayout'] = async (payoutId, isPaid) => {
  const [asked] = isUuid(payoutId)
    ? await db().select({ orderId: loans.orderId }).from(loans).where(eq(loans.payoutId, payoutId))
    : [];
  if (asked === undefined) return 'unknown';
  return onOrder(asked.orderId, async (order, now) => {
    const loan = await findLoan(order.orderId);
    if (order.status !== 'disbursing' || loan?.payoutId !== payoutId) return 'repeated';
    orRefuse(
      isPaid
        ? await completePayout(order, loan, now)
        : await moveOrder(order, 'disburseFailed', now, { reason: 'accountRefused' }),
    );
    return 'done';
  });
};
