import { aprAfterDelay, sum, type DelayedLoan, type Minor } from '@clearloan/loan-math';
import { msg } from '@lingui/core/macro';
import { and, eq, inArray } from 'drizzle-orm';
import { db } from '../../platform/database/connection';
import { payments } from '../../platform/database/schema/payments';
import { remainingLegalCap } from '../orders/late-fee-rules';
import { chargesOf, lateFees, type Debt, type Loan } from './debt';

/** Shown while money for a payment may have arrived already. */
export const paymentUnderWayText = msg`We’re still looking for your payment. Wait until we find it.`;

/** Whether money is being looked for that was sent for one of these payments. */
export async function hasPaymentUnderWay(orderId: string, periodNos: readonly number[]): Promise<boolean> {
  const underWay = await db()
    .select({ periodNos: payments.periodNos })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), inArray(payments.status, ['verifying', 'collecting'])));
  return underWay.some((payment) => payment.periodNos.some((periodNo) => periodNos.includes(periodNo)));
}

/** Whether the market's law allows an extra cost in addition to the loan's other costs. */
export function isExtraCostLawful(debt: Debt, extraCost: Minor): boolean {
  const charged = sum([chargesOf(debt.loan, debt.facts), lateFees(debt)]);
  const room = remainingLegalCap({ ...debt.loan, charged });
  return room === undefined || extraCost <= room;
}

/** The APR of a loan whose payments were moved. */
export function aprAfterMoves(loan: Loan, payments: DelayedLoan['payments']): string {
  const { net, tenure, tenureType, dayCount, repayment } = loan;
  return aprAfterDelay({ net, payments, each: repayment === 'single' ? tenure : 1, tenureType, dayCount });
}
