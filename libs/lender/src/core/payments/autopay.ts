import { codes, type DataOf } from '@clearloan/api-client/declare';
import { addDays } from '@clearloan/loan-math';
import type { changeAutopay, createAutopay, showAutopay } from '@clearloan/repayment/contract';
import { msg } from '@lingui/core/macro';
import { eq } from 'drizzle-orm';
import { canCollect, thisLender } from '../../platform/lender/lender';
import { refuse, Refused } from '../../platform/context/refusal';
import { isUuid } from '../../platform/context/uuid';
import type { Handler } from '../../platform/context/request-context';
import { db, writableDb } from '../../platform/database/connection';
import { mandates } from '../../platform/database/schema/mandates';
import { cardsOf, findCard } from '../../modules/certification/cards';
import { consumeCode } from '../../modules/codes/codes';
import { currentOrderForWrite, readOrder } from '../lending/catch-up';
import { isRunning } from '../orders/order-moves';
import type { Order } from '../orders/orders';
import { findProduct } from '../orders/products';
import { remindOfPayments } from '../servicing/payment-times';
import { debtOf, findLoan, openRows, type Debt } from '../servicing/debt';
import { amountOf, warnedDays } from '../servicing/mandate-events';
import { collectionsOf, mandateOf, stopAnnounced } from '../servicing/mandates';
import { movementsOf } from '../servicing/movements';
import { plannedCollection } from '../servicing/planned-collection';

type Answer = DataOf<typeof showAutopay>;

/** Returns the mandate of a loan and its next collection. */
export const answerShowAutopay: Handler<typeof showAutopay> = ({ request, borrower, now, today }) =>
  readOrder(borrower.borrowerId, request.orderId, now, (order) => autopayOf(order, today));

/** Creates the mandate of a running loan; a second one is rejected. */
export const answerCreateAutopay: Handler<typeof createAutopay> = async (context) => {
  const { request, borrower, now, today, language } = context;
  const order = await currentOrderForWrite(borrower, request.orderId, now);
  const debt = await runningDebt(order, today);
  if (!canCollect()) throw notOffered();
  if ((await mandateOf(order.orderId)) !== undefined) throw thereIsOne();
  const card = await findCard(borrower.borrowerId, request.cardId);
  if (card === undefined) throw refuse(codes.notFound, msg`We can’t find this account.`);
  if (card.status !== 'bound')
    throw refuse(codes.notAllowedNow, card.reason ?? msg`Choose a different account.`);
  if (!capsOf(debt).includes(request.cap))
    throw refuse(codes.amountOutOfRange, msg`Choose the maximum we can collect at a time.`, {
      field: 'cap',
    });
  await consumeCode({ phone: borrower.phone, purpose: 'autopay', code: request.smsCode });
  await writableDb().insert(mandates).values({
    orderId: order.orderId,
    cardId: card.cardId,
    bankName: card.bankName,
    bankTail: card.tail,
    cap: request.cap,
    status: 'active',
    createdAt: now,
    activeFrom: now,
    language,
  });
  await remindOfPayments(order);
  return autopayOf(order, today);
};

/** Pauses, resumes or cancels at once, without a code. */
export const answerChangeAutopay: Handler<typeof changeAutopay> = async (context) => {
  const { request, borrower, now, today } = context;
  const { mandateId, state } = request;
  const [found] = isUuid(mandateId)
    ? await db().select().from(mandates).where(eq(mandates.mandateId, mandateId))
    : [];
  if (found === undefined) throw unknownMandate();
  const order = await currentOrderForWrite(borrower, found.orderId, now).catch((error: unknown) => {
    throw isUnknownOrder(error) ? unknownMandate() : error;
  });
  const mandate = await mandateOf(order.orderId);
  if (mandate?.mandateId !== mandateId) throw unknownMandate();
  if (mandate.status !== state) {
    const activeFrom = state === 'active' ? { activeFrom: now } : {};
    await writableDb()
      .update(mandates)
      .set({ status: state, ...activeFrom })
      .where(eq(mandates.mandateId, mandateId));
    if (state !== 'active') await stopAnnounced(order, mandate);
    await remindOfPayments(order);
  }
  return autopayOf(order, today);
};

async function autopayOf(order: Order, today: string): Promise<Answer> {
  const { orderId } = order;
  const debt = await signedDebt(order, today);
  const mandate = await mandateOf(orderId);
  const known = await collectionsOf(orderId);
  const next = mandate && plannedCollection({ mandate, known, debt, movements: await movementsOf(orderId) });
  const isOffered = isRunning(order.status) && canCollect();
  const own = isOffered ? await cardsOf(order.borrowerId) : [];
  return {
    orderId,
    productName: (await findProduct(order.productId)).name,
    state: mandate?.status ?? 'none',
    mandateId: mandate?.mandateId,
    cap: mandate?.cap,
    bank: mandate && { bankName: mandate.bankName, tail: mandate.bankTail },
    since: mandate?.createdAt.toISOString(),
    next,
    warnOn: next && addDays(next.collectOn, -warnedDays),
    accounts: own
      .filter(({ status }) => status === 'bound')
      .map(({ cardId, bankName, tail, isMain }) => ({ cardId, bankName, tail, isMain })),
    caps: isOffered ? capsOf(debt) : [],
    collections: known
      .flatMap(({ periodNo, dueDate: day, amount, outcome, paymentId }) =>
        outcome === null ? [] : [{ periodNo, day, amount, outcome, paymentId: paymentId ?? undefined }],
      )
      .sort((one, other) => other.day.localeCompare(one.day)),
  };
}

async function signedDebt(order: Order, today: string): Promise<Debt> {
  const loan = await findLoan(order.orderId);
  if (loan === undefined) throw nothingToCollect();
  return debtOf(loan, today);
}

async function runningDebt(order: Order, today: string): Promise<Debt> {
  if (!isRunning(order.status)) throw nothingToCollect();
  return signedDebt(order, today);
}

/** The step to which a cap is rounded up in the sample market, in minor units. */
const capStep = 100_00;

/** Two caps: one that covers every open payment as it is, and one with room for the cost of a delay or a late fee. */
function capsOf(debt: Debt): number[] {
  const { amountScale } = thisLender();
  const largest = Math.max(0, ...openRows(debt).map(amountOf));
  if (largest === 0) return [];
  const step = capStep * amountScale;
  const upTo = (amount: number) => Math.ceil(amount / step) * step;
  const exact = upTo(largest);
  return [exact, Math.max(exact + step, upTo(largest * 1.25))];
}

const isUnknownOrder = (error: unknown): boolean => error instanceof Refused && error.code === codes.notFound;

const nothingToCollect = () => refuse(codes.notAllowedNow, msg`There’s nothing to collect on this loan now.`);
const notOffered = () => refuse(codes.notAllowedNow, msg`Automatic payments aren’t offered.`);
const thereIsOne = () =>
  refuse(codes.notAllowedNow, msg`Automatic payments are already set up for this loan.`);
const unknownMandate = () => refuse(codes.notFound, msg`These automatic payments are no longer set up.`);
