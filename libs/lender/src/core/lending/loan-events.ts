import { instantAt } from '@clearloan/formatting';
import type { ActivityKind } from '@clearloan/loans/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { businessDay } from '../../platform/context/clock';
import type { ActivityEvent, LendingCore } from '../../platform/context/lending-core';
import { db } from '../../platform/database/connection';
import { collections } from '../../platform/database/schema/mandates';
import { orderHistory } from '../../platform/database/schema/orders';
import { ledgerEntries, payments } from '../../platform/database/schema/payments';
import { delays } from '../../platform/database/schema/plan-changes';
import { thisLender } from '../../platform/lender/lender';
import { isClosed } from '../orders/order-moves';
import { orderNoOf, ordersOf, type Order } from '../orders/orders';
import { findProduct } from '../orders/products';
import type { Payment } from '../servicing/credit';
import { autopayType } from '../servicing/mandate-events';
import { ledgerLines, type LedgerLine } from '../servicing/statement';
import { receiptNo } from '../servicing/transaction-shape';
import { catchUpAll } from './catch-up';
import { yearsOf } from './loan-papers';

type Records = Awaited<ReturnType<typeof recordsOf>>;

/** Derives the events from what is recorded anyway: ledger, payments, collections, delays, moves of the orders. */
export const loanEvents: LendingCore['loanEvents'] = async (borrowerId, now) => {
  await catchUpAll(borrowerId, now);
  const own = await ordersOf(borrowerId);
  const records = await recordsOf(own.map(({ orderId }) => orderId));
  const events = own.map(async (order) => {
    const { orderId } = order;
    const { name: productName } = await findProduct(order.productId);
    const facts = { orderId, orderNo: orderNoOf(order), productName };
    return eventsOf(order, records, businessDay(now)).map((event) => ({ ...facts, ...event }));
  });
  return (await Promise.all(events)).flat();
};

async function recordsOf(orderIds: readonly string[]) {
  const ids = [...orderIds];
  const [entries, movements, moves, moved, capped] = await Promise.all([
    db()
      .select()
      .from(ledgerEntries)
      .where(inArray(ledgerEntries.orderId, ids))
      .orderBy(asc(ledgerEntries.entryId)),
    db().select().from(payments).where(inArray(payments.orderId, ids)),
    db().select().from(orderHistory).where(inArray(orderHistory.orderId, ids)),
    db().select().from(delays).where(inArray(delays.orderId, ids)),
    db()
      .select()
      .from(collections)
      .where(and(inArray(collections.orderId, ids), eq(collections.outcome, 'overCap'))),
  ]);
  return { entries, movements, moves, moved, capped };
}

function eventsOf(order: Order, records: Records, today: string): ActivityEvent[] {
  const isOwn = ({ orderId }: { readonly orderId: string }) => orderId === order.orderId;
  const lines = ledgerLines(records.entries.filter(isOwn));
  const movements = new Map(records.movements.filter(isOwn).map((each) => [each.paymentId, each]));
  return [
    ...lines.map((line) => moneyEvent(line, movements.get(line.paymentId))),
    ...[...movements.values()].filter(isRefusedCollection).map(refusedCollection),
    ...records.capped.filter(isOwn).map(cappedCollection),
    ...records.moved.filter(isOwn).flatMap((delay) => delayEvent(delay, movements.get(delay.paymentId))),
    ...[...movements.values()].flatMap(arrangementEvent),
    ...records.moves.filter(isOwn).flatMap((move) => moveEvent(move, order)),
    ...statementEvents(order, lines, today),
  ];
}

const loan = (id: string) => ({ kind: 'loan' as const, id });
const payment = (id: string) => ({ kind: 'payment' as const, id });

const toBorrower: ReadonlySet<string> = new Set(['payout', 'sentBack', 'reversed']);

function moneyEvent(line: LedgerLine, movement: Payment | undefined): ActivityEvent {
  const { kind, paymentId, day, amount } = line;
  if (movement === undefined) throw new Error('A posting has no payment.');
  const fee = kind === 'payout' || kind === 'payment' ? line.fee + line.penalty + line.payFee : 0;
  const isSent = kind === 'payout' || kind === 'sentBack';
  return {
    activityId: `${kind} ${paymentId} ${day}`,
    at: line.at.toISOString(),
    kind: kind === 'payment' && movement.payType === autopayType ? 'collection' : kind,
    moved: toBorrower.has(kind) ? amount : 0 - amount,
    fee: fee === 0 ? undefined : fee,
    receiptNo: kind === 'payment' ? receiptNo(movement) : undefined,
    target: isSent ? loan(movement.orderId) : payment(paymentId),
  };
}

/** One that the bank reported as collected after all is posted, and so among the money. */
const isRefusedCollection = ({ payType, status }: Payment): boolean =>
  payType === autopayType && status === 'refused';

const refusedCollection = ({ paymentId, checkedAt, at, amount }: Payment): ActivityEvent => ({
  activityId: `notCollected ${paymentId}`,
  at: (checkedAt ?? at).toISOString(),
  kind: 'notCollected',
  amount,
  target: payment(paymentId),
});

type Capped = Records['capped'][number];

/** Named by its mandate and day, because nothing was requested from the bank. */
const cappedCollection = ({ orderId, mandateId, dueDate, warnedAt, amount }: Capped): ActivityEvent => ({
  activityId: `overCap ${mandateId} ${dueDate}`,
  at: warnedAt.toISOString(),
  kind: 'overCap',
  amount,
  target: loan(orderId),
});

function delayEvent(
  { paymentId, orderId, fee, tax, newDueDate: day }: Records['moved'][number],
  movement: Payment | undefined,
): ActivityEvent[] {
  if (movement === undefined) throw new Error('A delay has no payment.');
  if (movement.purpose !== 'delay') return [];
  return [
    {
      activityId: `delayed ${paymentId}`,
      at: movement.at.toISOString(),
      kind: 'delayed',
      fee: fee + tax,
      day,
      target: loan(orderId),
    },
  ];
}

/** A promise, or a new plan, of a borrower who could not pay. */
function arrangementEvent({ purpose, paymentId, orderId, at }: Payment): ActivityEvent[] {
  if (purpose !== 'promise' && purpose !== 'newPlan') return [];
  return [
    { activityId: `${purpose} ${paymentId}`, at: at.toISOString(), kind: purpose, target: loan(orderId) },
  ];
}

/** What a move of an order means to the borrower, by the status after it. */
const meanings: Readonly<Record<string, ActivityKind>> = {
  reviewing: 'applied',
  approved: 'approved',
  rejected: 'rejected',
  cancelled: 'cancelled',
  disbursing: 'signed',
  disburseFailed: 'payoutFailed',
  overdue: 'late',
  settled: 'paidOff',
  withdrawn: 'loanReturned',
};

function moveEvent({ version, from, to, at }: Records['moves'][number], order: Order): ActivityEvent[] {
  const { orderId, status } = order;
  const isReopened = from === 'settled' || from === 'withdrawn';
  const kind = isReopened && to === 'repaying' ? 'reopened' : meanings[to];
  // A payout that is tried again was signed before.
  if (kind === undefined || from === 'disburseFailed') return [];
  const hasLetter = (kind === 'paidOff' || kind === 'loanReturned') && isClosed(status);
  return [
    {
      activityId: `${kind} ${orderId} ${version}`,
      at: at.toISOString(),
      kind,
      target: hasLetter ? { kind: 'closingLetter', id: orderId } : loan(orderId),
    },
  ];
}

/** A year’s statement is complete when the year is over. */
function statementEvents(order: Order, lines: readonly LedgerLine[], today: string): ActivityEvent[] {
  if (lines.length === 0) return [];
  const { orderId } = order;
  return yearsOf(order, lines, today).flatMap((year) => {
    const first = `${year + 1}-01-01`;
    if (first > today) return [];
    return [
      {
        activityId: `statement ${orderId} ${year}`,
        at: instantAt(first, '00:00', thisLender().market.timeZone),
        kind: 'statement',
        year,
        target: { kind: 'statement', id: orderId },
      },
    ];
  });
}
