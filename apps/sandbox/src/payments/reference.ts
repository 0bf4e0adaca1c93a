import { codes } from '@clearloan/api-client/declare';
import type { ReferenceAnswer, submitUtr } from '@clearloan/repayment/contract';
import { msg } from '@lingui/core/macro';
import { eq } from 'drizzle-orm';
import { db } from '../database/connection';
import { refuse } from '../http/refusal';
import type { Handler } from '../http/serve';
import { currentOrderForWrite } from '../lending/catch-up';
import { isRunning } from '../lending/order-moves';
import type { Order } from '../lending/orders';
import type { PictureRoom } from '../pictures/pictures';
import { reachedBy } from './amount-to-pay';
import { bankTimes, remindOfBank } from './bank';
import type { Payment } from './credit';
import { debtOf, findLoan } from './debt';
import { ownPayment } from './own-payment';
import { closeCode } from './pay-code-end';
import { bankReferences, payments } from './tables';

/** The one spelling of a reference: capital letters, nothing between. */
const normalised = (reference: string): string => reference.replace(/[\s-]/g, '').toUpperCase();

/** No single payment of a borrower is larger: a slip of the finger is. */
const mostAmount = 1_000_000_00;

interface Sent {
  readonly order: Order;
  readonly borrowerId: string;
  readonly reference: string;
  readonly amount: number;
  readonly paymentId: string | undefined;
  readonly now: Date;
  readonly today: string;
}

/** Takes a bank's reference and has the bank look for it. Each reference belongs to one payment for ever (1301). */
export const sendReference =
  (pictures: PictureRoom): Handler<typeof submitUtr> =>
  async ({ request, borrower: { borrowerId }, now, today }) => {
    const { orderId, amount, paymentId, file } = request;
    const order = await currentOrderForWrite(borrowerId, orderId, now);
    if (amount <= 0 || amount > mostAmount) {
      throw refuse(codes.amountOutOfRange, msg`Please check the amount.`, { field: 'amount' });
    }
    const reference = normalised(request.utr);
    const sent: Sent = { order, borrowerId, reference, amount, paymentId, now, today };
    const known = await findReference(reference);
    const answer = known === undefined ? await sendFirst(sent) : await sendAgain(sent, known);
    if (known === undefined && file !== undefined) await keepPicture(pictures, sent, file);
    return answer;
  };

interface Known {
  readonly borrowerId: string;
  readonly payment: Payment;
}

async function findReference(reference: string): Promise<Known | undefined> {
  const [found] = await db()
    .select({ borrowerId: bankReferences.borrowerId, payment: payments })
    .from(bankReferences)
    .innerJoin(payments, eq(payments.paymentId, bankReferences.paymentId))
    .where(eq(bankReferences.reference, reference));
  return found;
}

async function sendFirst(sent: Sent): Promise<ReferenceAnswer> {
  if (!isRunning(sent.order.status)) {
    throw refuse(codes.notAllowedNow, msg`There is nothing to pay on this loan now.`);
  }
  const payment = await paymentFor(sent);
  const { reference, borrowerId } = sent;
  const taken = await db()
    .insert(bankReferences)
    .values({ reference, borrowerId, paymentId: payment.paymentId })
    .onConflictDoNothing()
    .returning({ reference: bankReferences.reference });
  if (taken.length === 0) throw alreadyUsed();
  await remindOfBank(sent.order);
  return { status: 'verifying', submitId: payment.paymentId };
}

async function keepPicture(
  pictures: PictureRoom,
  { borrowerId, reference }: Sent,
  file: Blob,
): Promise<void> {
  const { imageId } = await pictures.take(borrowerId, { file, purpose: 'receipt' });
  await db()
    .update(bankReferences)
    .set({ pictureId: imageId })
    .where(eq(bankReferences.reference, reference));
}

/** The same borrower may send a reference again that the bank did not find, or found with another amount. */
async function sendAgain(sent: Sent, { borrowerId, payment }: Known): Promise<ReferenceAnswer> {
  const isSame = borrowerId === sent.borrowerId && payment.orderId === sent.order.orderId;
  if (!isSame || payment.status === 'posted') throw alreadyUsed();
  const submitId = payment.paymentId;
  if (payment.status === 'verifying') return { status: 'verifying', submitId };
  if (payment.status === 'refused') return { status: 'rejected', submitId };
  await db()
    .update(payments)
    .set({ ...verifying(sent), amount: withoutFee(sent, payment), reason: null })
    .where(eq(payments.paymentId, submitId));
  await remindOfBank(sent.order);
  return { status: 'verifying', submitId };
}

/** What goes to the loan of the amount the borrower sent. */
function withoutFee({ amount }: Sent, { fee }: Payment): number {
  if (amount > fee) return amount - fee;
  throw refuse(codes.amountOutOfRange, msg`Please check the amount.`, { field: 'amount' });
}

const alreadyUsed = () =>
  refuse(codes.referenceUsed, msg`This reference was already used. Please check it, or send another one.`, {
    field: 'utr',
  });

const verifying = ({ now }: Sent) =>
  ({ status: 'verifying', bankActsAt: new Date(now.getTime() + bankTimes.lookMs), expiresAt: null }) as const;

/** The waiting code that the reference is for, or a movement of its own. */
async function paymentFor(sent: Sent): Promise<Payment> {
  const { order, amount, now, today, reference } = sent;
  if (sent.paymentId !== undefined) return useCode(sent, sent.paymentId);
  const loan = await findLoan(order.orderId);
  const periodNos = loan === undefined ? [] : reachedBy(await debtOf(loan, today), amount);
  const [payment] = await db()
    .insert(payments)
    .values({
      orderId: order.orderId,
      kind: 'reference',
      purpose: 'amount',
      payType: 'bank-transfer',
      amount,
      at: now,
      valueDay: today,
      periodNos,
      reference,
      ...verifying(sent),
    })
    .returning();
  if (payment === undefined) throw new Error('The reference was not written.');
  return payment;
}

async function useCode(sent: Sent, paymentId: string): Promise<Payment> {
  const payment = await ownPayment(sent.order, paymentId);
  if (payment.kind !== 'code' || payment.status !== 'waiting') {
    throw refuse(codes.notAllowedNow, msg`This code has ended. Please send the reference without it.`);
  }
  const amount = withoutFee(sent, payment);
  const [updated] = await db()
    .update(payments)
    .set({ ...verifying(sent), reference: sent.reference, amount })
    .where(eq(payments.paymentId, paymentId))
    .returning();
  await closeCode(paymentId);
  return updated ?? payment;
}
