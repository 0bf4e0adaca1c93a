import { formatMinor } from '@clearloan/formatting';
import { money } from '@clearloan/api-client/declare';
import { desc, eq, inArray, isNotNull } from 'drizzle-orm';
import * as v from 'valibot';
import { businessNow } from '../clock/clock';
import { consoleAct, type ConsolePanel, type ConsoleRoom } from '../console/console-room';
import { db, transaction } from '../database/connection';
import { market } from '../market/market';
import { noteArrival } from '../payments/arrival';
import { paidWith } from '../payments/credit';
import { payments } from '../payments/tables';
import type { PictureRoom } from '../pictures/pictures';
import { retryNow } from './attention';
import { catchUpLocked } from './catch-up';
import { orRefuse } from './order-moves';
import { lockOrder, orderNoOf } from './orders';
import { approve, reject } from './review';
import { createStories } from './stories/stories';
import { orders } from './tables';

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

const arrive = consoleAct(
  '/payments/:paymentId/arrive',
  v.object({ utr: v.optional(v.string()), amount: v.optional(money) }),
  async ({ paymentId = '' }, { utr: reference, amount }) => ({
    status: await noteArrival({ paymentId, reference, amount }),
  }),
);

/** Tries the step of a parked order again, at once. */
const retryStep = consoleAct('/orders/:orderId/retry', v.object({}), async ({ orderId = '' }) =>
  transaction(async () => {
    const order = await retryNow(await lockOrder(orderId));
    const { status, attentionReason } = await catchUpLocked(order, await businessNow());
    return { orderStatus: status, attention: attentionReason };
  }),
);

const attentionPanel: ConsolePanel = {
  title: 'Needs attention',
  columns: ['Order', 'Status', 'Since', 'What failed', 'Tries', 'Next try'],
  empty: 'Every order could be carried on.',
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
      buttons: [{ label: 'try again', path: `/orders/${order.orderId}/retry`, body: {} }],
    }));
  },
};

const reviewPanel: ConsolePanel = {
  title: 'Applications in review',
  columns: ['Order', 'Product', 'Sent'],
  empty: 'Nothing waits for a decision.',
  rows: async () => {
    const waiting = await db()
      .select()
      .from(orders)
      .where(eq(orders.status, 'reviewing'))
      .orderBy(orders.statusAt);
    return waiting.map((order) => ({
      cells: [orderNoOf(order), order.productId, order.statusAt.toISOString()],
      buttons: ['approve', 'reject'].map((decision) => ({
        label: decision,
        path: `/orders/${order.orderId}/review`,
        body: { decision },
      })),
    }));
  },
};

const paymentPanel: ConsolePanel = {
  title: 'Payments under way',
  columns: ['At', 'Kind', 'To pay', 'Code or reference', 'Status'],
  empty: 'No payment is under way.',
  rows: async () => {
    const open = await db()
      .select()
      .from(payments)
      .where(inArray(payments.status, ['waiting', 'verifying', 'notFound', 'amountDiffers']))
      .orderBy(desc(payments.at))
      .limit(50);
    return open.map((payment) => ({
      cells: [
        payment.at.toISOString(),
        payment.kind,
        formatMinor(paidWith(payment), market),
        payment.reference ?? payment.vcode ?? '',
        payment.status,
      ],
      buttons: [{ label: 'arrives', path: `/payments/${payment.paymentId}/arrive`, body: {} }],
    }));
  },
};

/** What a lender's staff does about loans: decide, and see money arrive. */
export const lendingConsole = (pictures: PictureRoom): ConsoleRoom => ({
  acts: [review, arrive, retryStep],
  panels: [attentionPanel, reviewPanel, paymentPanel],
  stories: createStories(pictures),
});
