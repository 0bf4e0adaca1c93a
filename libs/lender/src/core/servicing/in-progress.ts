import { inProgress, type PaymentInProgress } from '@clearloan/loan-contract';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { businessDay } from '../../platform/context/clock';
import { db } from '../../platform/database/connection';
import { markOtherAmountsRead } from '../orders/loan-news';
import type { LockedOrder } from '../orders/orders';
import type { Payment } from './credit';
import { debtOf, findLoan, isOpen, type Debt, type DebtTerms } from './debt';
import type { DebtRow } from './debt-row';
import { payments } from '../../platform/database/schema/payments';

/** The columns of a payment that lists need. */
const columns = {
  paymentId: true,
  orderId: true,
  kind: true,
  purpose: true,
  status: true,
  amount: true,
  periodNos: true,
  at: true,
  expiresAt: true,
  nextCheckAt: true,
} as const;

/** A borrower’s own payment that is on its way or being looked up. */
export const inHand = ['waiting', 'verifying', 'notFound', 'amountDiffers'] as const;

/** Payments that may be in progress, for `with` in a query over orders. */
export const rowsInProgress = {
  columns,
  where: inArray(payments.status, [...inHand, 'collecting']),
} as const;

export type PaymentRow = Pick<Payment, keyof typeof columns>;

/**
 * The payments in progress of a loan; the one that most needs the borrower's action is first. One that waits for the borrower's
 * correction is omitted once its plan payments are paid another way.
 */
export function paymentsInProgress(
  candidates: readonly PaymentRow[],
  { rows }: Debt<DebtTerms>,
): PaymentInProgress[] {
  const open = new Set(rows.filter(isOpen).map(({ periodNo }) => periodNo));
  const isStillRelevant = ({ status, periodNos }: PaymentRow) =>
    status === 'waiting' ||
    status === 'verifying' ||
    status === 'collecting' ||
    periodNos.some((periodNo) => open.has(periodNo));
  return inProgress(candidates.filter(isStillRelevant)).map(toPaymentInProgress);
}

/** Marks what was told of a wrong amount as read when the borrower has corrected it, or it is not needed any more. */
export async function markCorrectionsRead(order: LockedOrder, now: Date): Promise<void> {
  const { orderId } = order;
  const withReference = await db()
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), isNotNull(payments.reference)));
  if (withReference.length === 0) return;
  const differing = withReference.filter(({ status }) => status === 'amountDiffers');
  const loan = differing.length === 0 ? undefined : await findLoan(orderId);
  const needed =
    loan === undefined ? [] : paymentsInProgress(differing, await debtOf(loan, businessDay(now)));
  const isNeeded = ({ paymentId }: Payment) => needed.some((each) => each.paymentId === paymentId);
  await markOtherAmountsRead(
    order,
    withReference.filter((each) => !isNeeded(each)).map(({ paymentId }) => paymentId),
  );
}

function toPaymentInProgress(movement: PaymentRow): PaymentInProgress {
  const { paymentId, orderId, kind, purpose, status, amount, periodNos, at, expiresAt, nextCheckAt } =
    movement;
  const isBeingTraced = status === 'verifying' || status === 'notFound';
  return {
    paymentId,
    orderId,
    kind,
    purpose: purpose ?? undefined,
    status,
    amount,
    periodNos,
    since: at.toISOString(),
    expireTime: status === 'waiting' ? expiresAt?.toISOString() : undefined,
    nextCheckAt: isBeingTraced ? nextCheckAt?.toISOString() : undefined,
  };
}

/** The borrower’s own payments for a plan payment that are in transit or being looked up. */
export async function paidByHand(orderId: string, { periodNo }: Pick<DebtRow, 'periodNo'>) {
  const open = await db()
    .select({ periodNos: payments.periodNos, expiresAt: payments.expiresAt })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), inArray(payments.status, inHand)));
  return open.filter(({ periodNos }) => periodNos.includes(periodNo));
}

/** Whether there are any. Collecting as well would take the money twice. */
export const isPaidByHand = async (orderId: string, row: Pick<DebtRow, 'periodNo'>): Promise<boolean> =>
  (await paidByHand(orderId, row)).length > 0;

/** The plan payments whose money the bank is collecting. */
export async function collectingOf(orderId: string): Promise<ReadonlySet<number>> {
  const found = await db()
    .select({ periodNos: payments.periodNos })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.status, 'collecting')));
  return new Set(found.flatMap(({ periodNos }) => periodNos));
}
