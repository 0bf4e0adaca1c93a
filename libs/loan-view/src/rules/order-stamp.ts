import { isKnown } from '@clearloan/api-client/declare';
import { orderStatusValues, type OrderStatus } from '@clearloan/loan-contract';

/** The looks of a stamp: each has one meaning everywhere. */
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

/** The look of an order's stamp; an unknown status is neutral, with the lender's own text. */
export const orderStampLook = (status: OrderStatus): StampLook =>
  isKnown(orderStatusValues, status) ? looks[status] : 'idle';

const ended = new Set<OrderStatus>(['rejected', 'settled', 'cancelled', 'withdrawn']);
const atWork = new Set<OrderStatus>(['reviewing', 'disbursing']);
const beingPaid = new Set<OrderStatus>(['repaying', 'overdue']);

/** The order is final. */
export const isEnded = (status: OrderStatus): boolean => ended.has(status);

/** The lender has to act next and does so soon: the screen polls. */
export const isLenderAtWork = (status: OrderStatus | undefined): boolean =>
  status !== undefined && atWork.has(status);

/** Paid out and in repayment. */
export const isBeingPaid = (status: OrderStatus): boolean => beingPaid.has(status);
