import { codes, type DataOf } from '@clearloan/api-client/declare';
import { splitTotal } from '@clearloan/loan-math';
import type { agreeToArrangement, arrangements } from '@clearloan/repayment/contract';
import { msg } from '@lingui/core/macro';
import { consumeCode } from '../../modules/codes/codes';
import { writableDb } from '../../platform/database/connection';
import { refuse } from '../../platform/context/refusal';
import type { Handler } from '../../platform/context/request-context';
import { planRows } from '../../platform/database/schema/orders';
import { payments } from '../../platform/database/schema/payments';
import { delays, planChanges } from '../../platform/database/schema/plan-changes';
import { signArrangement } from '../lending/agreements/arrangement-agreement';
import { currentOrderForWrite, readOrder } from '../lending/catch-up';
import { isRunning, orThrow } from '../orders/order-moves';
import type { Order } from '../orders/orders';
import { offeredTo, purposeOf, type Arranged } from '../servicing/arrangement';
import { debtOf, findLoan, openAmount, openRows, type Debt } from '../servicing/debt';
import { mandateOf, stopAnnounced } from '../servicing/mandates';
import { endOpenCodes } from '../servicing/pay-code-end';
import { remindOfPayments } from '../servicing/payment-times';
import { refreshLoanStatus } from '../servicing/loan-status';
import { transactionShape } from '../servicing/transaction-shape';

type Payment = typeof payments.$inferSelect;
type Option = DataOf<typeof arrangements>['options'][number];

/** Lists what a late borrower may agree to. */
export const showArrangements: Handler<typeof arrangements> = ({ request, borrower, now, today, t }) =>
  readOrder(borrower.borrowerId, request.orderId, now, async (order) => {
    const debt = await runningDebt(order, today);
    const { options, reason } = await offeredTo(debt, today);
    return { options: options.map((each) => shape(debt, each)), reason: reason && t(reason) };
  });

async function runningDebt(order: Order, today: string): Promise<Debt> {
  const loan = await findLoan(order.orderId);
  if (loan === undefined || !isRunning(order.status)) {
    throw refuse(codes.notAllowedNow, msg`There’s nothing to pay on this loan now.`);
  }
  return debtOf(loan, today);
}

/** An option as the contract returns it. */
function shape(debt: Debt, { key, kind, length, after, extraInterest, apr }: Arranged): Option {
  const rows = openRows(after);
  return {
    key,
    kind,
    length,
    payments: rows.map((row) => ({
      periodNo: row.periodNo,
      dueTime: row.dueDate,
      amount: splitTotal(row.open),
    })),
    totalNow: openAmount(debt),
    totalThen: openAmount(after),
    extraInterest,
    apr,
  };
}

/** Agrees to an option with the borrower's code: the plan and its agreement change at once, and nothing is paid. */
export const agree: Handler<typeof agreeToArrangement> = async (context) => {
  const { request, borrower, now, today, t } = context;
  const order = await currentOrderForWrite(borrower, request.orderId, now);
  const debt = await runningDebt(order, today);
  const { options, reason } = await offeredTo(debt, today);
  if (reason !== undefined) throw refuse(codes.notAllowedNow, reason);
  const chosen = options.find(({ key }) => key === request.key);
  if (chosen === undefined || openAmount(chosen.after) !== request.totalThen) {
    throw refuse(codes.termsChanged, msg`This plan has changed. Check it again.`);
  }
  await consumeCode({ phone: borrower.phone, purpose: 'delay', code: request.smsCode });
  await endOpenCodes(
    order.orderId,
    openRows(debt).map(({ periodNo }) => periodNo),
  );
  const moved = [...chosen.delays, ...chosen.changes].map(({ periodNo }) => periodNo);
  const mandate = await mandateOf(order.orderId);
  if (mandate !== undefined) await stopAnnounced(order, mandate, moved);
  const payment = await write(order.orderId, chosen, moved, { at: now, valueDay: today });
  await signArrangement(order, chosen, now);
  await remindOfPayments(orThrow(await refreshLoanStatus(order, now)));
  return transactionShape(payment, undefined, t);
};

async function write(
  orderId: string,
  chosen: Arranged,
  periodNos: number[],
  { at, valueDay }: { readonly at: Date; readonly valueDay: string },
): Promise<Payment> {
  const { kind, extraInterest, added, changes, length: days } = chosen;
  const [payment] = await writableDb()
    .insert(payments)
    .values({
      orderId,
      kind: 'delay',
      purpose: purposeOf(kind),
      amount: Math.max(0, extraInterest),
      status: 'posted',
      at,
      valueDay,
      postedAt: at,
      periodNos,
    })
    .returning();
  if (payment === undefined) throw new Error('The arrangement was not written.');
  const { paymentId } = payment;
  if (chosen.delays.length > 0)
    await writableDb()
      .insert(delays)
      .values(chosen.delays.map((delay) => ({ ...delay, paymentId, orderId, days })));
  if (added.length > 0)
    await writableDb()
      .insert(planRows)
      .values(added.map((row) => ({ ...row, orderId })));
  if (changes.length > 0)
    await writableDb()
      .insert(planChanges)
      .values(
        changes.map((change) => ({ ...change, orderId, paymentId, valueDay, kind: 'newPlan' as const })),
      );
  return payment;
}
