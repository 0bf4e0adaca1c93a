import { isKnown } from '@clearloan/api-client/declare';
import { orderStatusValues, type OrderStatus } from '@clearloan/loan-contract';

/** The looks a stamp has: each means one thing everywhere. */
export type StampLook = 'paid' | 'due' | 'over' | 'wait' | 'idle' | 'now';

export type OrderStatusLabel = (typeof orderStatusValues)[number];

const looks: Record<OrderStatusLabel, StampLook> = {
  draft: 'now',
  reviewing: 'wait',
  rejected: 'idle',
  approved: 'now',
  disbursing: 'wait',
  disburseFailed: 'over',
  repaying: 'due',
  overdue: 'over',
  settled: 'paid',
  cancelled: 'idle',
  withdrawn: 'idle',
};

/** The look of an order's stamp; a status this build does not know is neutral, with the lender's own words. */
export const orderStampLook = (status: OrderStatus): StampLook =>
  isKnown(orderStatusValues, status) ? looks[status] : 'idle';

const ended = new Set<OrderStatus>(['rejected', 'settled', 'cancelled', 'withdrawn']);
const atWork = new Set<OrderStatus>(['reviewing', 'disbursing']);
const beingPaid = new Set<OrderStatus>(['repaying', 'overdue']);

/** Nothing more will happen to it. */
export const isEnded = (status: OrderStatus): boolean => ended.has(status);

/** The lender has the next move and makes it soon: the screen asks again by itself. */
export const isLenderAtWork = (status: OrderStatus | undefined): boolean =>
  status !== undefined && atWork.has(status);

/** Money was paid out and is being paid back. */
export const isBeingPaid = (status: OrderStatus): boolean => beingPaid.has(status);
