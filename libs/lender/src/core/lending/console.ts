import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { businessNow } from '../../platform/context/clock';
import {
  consoleAct,
  ConsoleRefusal,
  type ConsolePanel,
  type ConsoleModule,
} from '../../platform/console/console-module';
import { isUuid } from '../../platform/context/uuid';
import { db, transaction, writableDb } from '../../platform/database/connection';
import { locked } from '../../platform/database/locked';
import { catchUpLocked } from './catch-up';
import { orThrow } from '../orders/order-moves';
import { lockOrder, orderNoOf } from '../orders/orders';
import { findLoan } from '../servicing/debt';
import { notePayout, sendNewIdentity } from './outside-answers';
import { approve, reject } from './review';
import { loans, orders } from '../../platform/database/schema/orders';
import { payments } from '../../platform/database/schema/payments';

const review = consoleAct(
  '/orders/:orderId/review',
  v.object({ decision: v.picklist(['approve', 'reject'], 'decision is approve or reject') }),
  async ({ orderId = '' }, { decision }) => {
    return transaction(async () => {
      const order = await lockOrder(orderId);
      const at = await businessNow();
      if (decision === 'approve' && (await sendNewIdentity(order))) return { orderStatus: order.status };
      const moved = decision === 'approve' ? await approve(order, at) : await reject(order, 'staff', at);
      return { orderStatus: orThrow(moved).status };
    });
  },
);

const payout = consoleAct(
  '/orders/:orderId/payout',
  v.object({ status: v.picklist(['paid', 'returned'], 'status is paid or returned') }),
  async ({ orderId = '' }, { status }) => {
    const loan = isUuid(orderId) ? await findLoan(orderId) : undefined;
    const outcome = await notePayout(loan?.payoutId ?? '', status === 'paid');
    if (outcome === 'unknown') throw new ConsoleRefusal(404, 'No payout of this loan was requested.');
    return { outcome };
  },
);

/** Retries the step of a parked order at once. */
export const retryOrder = (orderId: string): Promise<void> =>
  transaction(async () => {
    const order = await lockOrder(orderId);
    const parked = order.parked && { ...order.parked, retryAt: new Date(0) };
    await catchUpLocked(locked({ ...order, parked }), await businessNow());
  });

const reviewPanel: ConsolePanel = {
  title: 'Applications in review',
  columns: ['Order', 'Product', 'Sent'],
  empty: 'No applications are waiting for a decision.',
  rows: async () => {
    const waiting = await db()
      .select()
      .from(orders)
      .where(eq(orders.status, 'reviewing'))
      .orderBy(orders.statusAt);
    return waiting.map((order) => ({
      cells: [orderNoOf(order), order.productId, order.statusAt.toISOString()],
      buttons: Object.entries({ approve: 'Approve', reject: 'Reject' }).map(([decision, label]) => ({
        label,
        path: `/orders/${order.orderId}/review`,
        body: { decision },
      })),
    }));
  },
};

const payoutPanel: ConsolePanel = {
  title: 'Payouts under way',
  columns: ['Order', 'Since'],
  empty: 'No payout waits for the bank.',
  rows: async () => {
    const waiting = await db().select().from(orders).where(eq(orders.status, 'disbursing')).limit(50);
    return waiting.map((order) => ({
      cells: [orderNoOf(order), order.statusAt.toISOString()],
      buttons: Object.entries({ paid: 'Mark as paid', returned: 'Mark as returned' }).map(
        ([status, label]) => ({ label, path: `/orders/${order.orderId}/payout`, body: { status } }),
      ),
    }));
  },
};

const allowPlan = consoleAct('/loans/:orderId/allow-plan', v.object({}), async ({ orderId = '' }) =>
  transaction(async () => {
    const order = await lockOrder(orderId);
    const [loan] = await writableDb()
      .update(loans)
      .set({ arrangementsAllowed: sql`${loans.arrangementsAllowed} + 1` })
      .where(eq(loans.orderId, order.orderId))
      .returning({ allowed: loans.arrangementsAllowed });
    if (loan === undefined) throw new ConsoleRefusal(404, 'There is no loan of this order.');
    return loan;
  }),
);

/** Borrowers who agreed to a plan when they were late, and are late again. */
const latePanel: ConsolePanel = {
  title: 'Late after a new plan',
  columns: ['Order', 'Agreed on', 'Plans allowed'],
  empty: 'Nobody is late after a new plan.',
  rows: async () => {
    const found = await db()
      .selectDistinctOn([orders.orderId], {
        order: orders,
        agreedOn: payments.valueDay,
        allowed: loans.arrangementsAllowed,
      })
      .from(orders)
      .innerJoin(loans, eq(loans.orderId, orders.orderId))
      .innerJoin(payments, eq(payments.orderId, orders.orderId))
      .where(and(eq(orders.status, 'overdue'), inArray(payments.purpose, ['promise', 'newPlan'])))
      .orderBy(orders.orderId, desc(payments.at))
      .limit(50);
    return found.map(({ order, agreedOn, allowed }) => ({
      cells: [orderNoOf(order), agreedOn, String(allowed)],
      buttons: [{ label: 'Allow another plan', path: `/loans/${order.orderId}/allow-plan`, body: {} }],
    }));
  },
};

/** Staff decides on applications, reports what became of payouts, and allows a late borrower another plan. */
export const lendingConsole: ConsoleModule = {
  acts: [review, payout, allowPlan],
  panels: [reviewPanel, payoutPanel, latePanel],
};
