import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { businessNow } from '../../platform/context/clock';
import {
  consoleAct,
  ConsoleRefusal,
  type ConsolePanel,
  type ConsoleModule,
} from '../../platform/console/console-module';
import { isUuid } from '../../platform/context/uuid';
import { db, transaction } from '../../platform/database/connection';
import { locked } from '../../platform/database/locked';
import { catchUpLocked } from './catch-up';
import { orRefuse } from '../orders/order-moves';
import { lockOrder, orderNoOf } from '../orders/orders';
import { findLoan } from '../servicing/debt';
import { notePayout } from './outside-answers';
import { approve, reject } from './review';
import { orders } from '../../platform/database/schema/orders';

const review = consoleAct(
  '/orders/:orderId/review',
  v.object({ decision: v.picklist(['approve', 'reject'], 'decision is approve or reject') }),
  async ({ orderId = '' }, { decision }) => {
    return transaction(async () => {
      const order = await lockOrder(orderId);
      const at = await businessNow();
      const moved = decision === 'approve' ? await approve(order, at) : await reject(order, 'staff', at);
      return { orderStatus: orRefuse(moved).status };
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

/** Staff decides on applications and reports what became of payouts. */
export const lendingConsole: ConsoleModule = {
  acts: [review, payout],
  panels: [reviewPanel, payoutPanel],
};
