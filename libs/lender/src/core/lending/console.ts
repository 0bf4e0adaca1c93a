import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { businessNow } from '../../platform/context/clock';
import { consoleAct, type ConsolePanel, type ConsoleModule } from '../../platform/console/console-module';
import { db, transaction } from '../../platform/database/connection';
import { locked } from '../../platform/database/locked';
import { catchUpLocked } from './catch-up';
import { orRefuse } from '../orders/order-moves';
import { lockOrder, orderNoOf } from '../orders/orders';
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

/** Staff decides on applications. */
export const lendingConsole: ConsoleModule = {
  acts: [review],
  panels: [reviewPanel],
};
