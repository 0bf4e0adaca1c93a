import { eq, isNotNull } from 'drizzle-orm';
import * as v from 'valibot';
import { businessNow } from '../../platform/context/clock';
import { consoleAct, type ConsolePanel, type ConsoleModule } from '../../platform/console/console-module';
import { db, transaction } from '../../platform/database/connection';
import { retryNow } from '../orders/attention';
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
const retryStep = consoleAct('/orders/:orderId/retry', v.object({}), async ({ orderId = '' }) =>
  transaction(async () => {
    const order = await retryNow(await lockOrder(orderId));
    const { status, attentionReason } = await catchUpLocked(order, await businessNow());
    return { orderStatus: status, attention: attentionReason };
  }),
);

const attentionPanel: ConsolePanel = {
  title: 'Needs attention',
  columns: ['Order', 'Status', 'Since', 'What failed', 'Attempts', 'Next attempt'],
  empty: 'All orders are running normally.',
  rows: async () => {
    const parked = await db()
      .select()
      .from(orders)
      .where(isNotNull(orders.attentionSince))
      .orderBy(orders.attentionSince)
      .limit(50);
    return parked.map((order) => ({
      cells: [
        orderNoOf(order),
        order.status,
        order.attentionSince?.toISOString() ?? '',
        order.attentionReason ?? '',
        String(order.stepTries),
        order.retryStepAt?.toISOString() ?? '',
      ],
      buttons: [{ label: 'Try again', path: `/orders/${order.orderId}/retry`, body: {} }],
    }));
  },
};

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

/** Staff decides on applications and retries parked orders. */
export const lendingConsole: ConsoleModule = {
  acts: [review, retryStep],
  panels: [attentionPanel, reviewPanel],
};
