import { and, eq } from 'drizzle-orm';
import { businessDay, businessNow } from '../platform/context/clock';
import { thisLender } from '../platform/lender/lender';
import { db } from '../platform/database/connection';
import { loans, orders } from '../platform/database/schema/orders';
import { payments } from '../platform/database/schema/payments';
import { earnsEnough, isOfAge } from '../core/lending/eligibility';
import { paidWith } from '../core/servicing/credit';
import { findProduct } from '../core/orders/products';
import { accountOf } from '../modules/certification/cards';
import { borrowerFacts } from '../modules/certification/borrower-facts';

/** Payouts that came back, of accounts that fail first. */
const returned = new Set<string>();

/**
 * Answers what an order waits for, as the outside parties do: a credit decision by age and income, a payout, collections, money for
 * codes and references. The first payout to an account that ends in 04 comes back. The last digit of a reference decides: 1 is found
 * on the second look-up, 2 has another amount, 3 was taken back.
 */
export async function partiesAnswer(orderId: string): Promise<void> {
  const [order] = await db().select().from(orders).where(eq(orders.orderId, orderId));
  if (order?.status === 'reviewing') await decide(order);
  if (order?.status === 'disbursing') await payOut(order);
  await bankCollects(orderId);
  await bankPays(orderId);
}

/** The bank collects what it was asked to, of one order or of all. */
export async function bankCollects(orderId?: string): Promise<void> {
  const isOfOrder = orderId === undefined ? undefined : eq(payments.orderId, orderId);
  const asked = await db()
    .select()
    .from(payments)
    .where(and(eq(payments.status, 'collecting'), isOfOrder));
  for (const { collectionId } of asked)
    await thisLender().core.noteCollection({
      collectionId: collectionId ?? '',
      status: 'collected',
      at: await businessNow(),
    });
}

/** What the bank has booked under a reference, and how often it has looked for it. */
const booked = new Map<string, { readonly amount: number; readonly bookedAt: Date }>();
const looks = new Map<string, number>();
const lookAgainMs = 24 * 3_600_000;

async function bankPays(orderId: string): Promise<void> {
  const now = await businessNow();
  const own = await db().select().from(payments).where(eq(payments.orderId, orderId)).orderBy(payments.at);
  for (const payment of own) {
    const { paymentId, status, payType, vcode, nextCheckAt, expiresAt } = payment;
    const isDue = nextCheckAt !== null && nextCheckAt <= now;
    if (status === 'waiting' && payType !== 'bank-transfer' && vcode !== null && (expiresAt ?? now) >= now)
      await bankReports(`code-${paymentId}`, paidWith(payment), now, vcode);
    if (status === 'verifying' || (status === 'notFound' && isDue)) await lookFor(payment, now);
  }
}

async function lookFor(payment: typeof payments.$inferSelect, now: Date): Promise<void> {
  const { paymentId } = payment;
  const reference = payment.reference ?? '';
  const look = (looks.get(reference) ?? 0) + 1;
  looks.set(reference, look);
  const { noteExpected } = thisLender().core;
  const nextCheckAt = new Date(now.getTime() + lookAgainMs);
  if (reference.endsWith('3')) {
    await noteExpected({ paymentId, reference, status: 'takenBack' });
    return;
  }
  if (reference.endsWith('1') && look === 1) {
    await noteExpected({ paymentId, reference, status: 'notFound', nextCheckAt });
    return;
  }
  const paid = reference.endsWith('2') ? Math.max(1, paidWith(payment) - 1_00) : paidWith(payment);
  const entry = booked.get(reference) ?? { amount: paid, bookedAt: now };
  booked.set(reference, entry);
  await bankReports(`transfer-${reference}`, entry.amount, entry.bookedAt, reference);
  // There is no other money under this reference, if the lender gave that to another payment.
  await noteExpected({ paymentId, reference, status: 'notFound' });
}

/** The bank reports money that it has booked. */
export const bankReports = (id: string, amount: number, bookedAt: Date, reference: string) =>
  thisLender().core.takeBankEntry({
    id,
    amount,
    bookedAt,
    currency: thisLender().currencyCode,
    references: [reference],
  });

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
  await thisLender().core.noteIdentity(orderId, true);
  await thisLender().core.noteDecision(orderId, refusal === undefined, refusal);
}

async function payOut({ orderId, borrowerId }: Order): Promise<void> {
  const [loan] = await db().select().from(loans).where(eq(loans.orderId, orderId));
  const account = loan && (await accountOf(borrowerId, loan.cardId));
  if (loan === undefined || account === undefined) throw new Error('The order has no payout.');
  const comesBack = account.accountNumber.endsWith('04') && !returned.has(loan.cardId);
  if (comesBack) returned.add(loan.cardId);
  await thisLender().core.notePayout(loan.payoutId ?? '', !comesBack);
}
