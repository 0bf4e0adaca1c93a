import { inProgress, type PaymentInProgress } from '@clearloan/loan-contract';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { businessDay } from '../../platform/context/clock';
import { db } from '../../platform/database/connection';
import { markOtherAmountsRead } from '../orders/loan-news';
import type { LockedOrder } from '../orders/orders';
import type { Payment } from './credit';
import { debtOf, findLoan, isOpen, type Debt, type DebtTerms } from './debt';
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

/** Payments that may be in progress, for `with` in a query over orders. */
export const rowsInProgress = {
  columns,
  where: inArray(payments.status, ['waiting', 'verifying', 'notFound', 'amountDiffers', 'collecting']),
} as const;

export type RowInProgress = Pick<Payment, keyof typeof columns>;

/**
 * The payments in progress of a loan; the one that most needs the borrower's action is first. One that waits for the borrower's
 * correction is omitted once its plan payments are paid another way.
 */
export function paymentsInProgress(
  candidates: readonly RowInProgress[],
  { rows }: Debt<DebtTerms>,
): PaymentInProgress[] {
  const open = new Set(rows.filter(isOpen).map(({ periodNo }) => periodNo));
  const isStillRelevant = ({ status, periodNos }: RowInProgress) =>
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

function toPaymentInProgress(movement: RowInProgress): PaymentInProgress {
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
