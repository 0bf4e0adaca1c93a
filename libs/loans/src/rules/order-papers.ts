import type { OrderStatus } from '@clearloan/loan-contract';

const paidOut = new Set<OrderStatus>(['repaying', 'overdue', 'settled', 'withdrawn']);
const closed = new Set<OrderStatus>(['settled', 'withdrawn']);

/** Money has moved, so the lender has a statement. */
export const hasStatement = ({ orderStatus }: { readonly orderStatus: OrderStatus }): boolean =>
  paidOut.has(orderStatus);

/** Nothing is owed any more, so the lender certifies it. */
export const hasClosingLetter = ({ orderStatus }: { readonly orderStatus: OrderStatus }): boolean =>
  closed.has(orderStatus);
