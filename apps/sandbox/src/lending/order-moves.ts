import { codes } from '@clearloan/api-client/declare';
import { msg } from '@lingui/core/macro';
import { refuse } from '../http/refusal';
import type { orders } from './tables';

export type OrderStatus = (typeof orders.$inferSelect)['status'];

/** Every move an order may make. What is not here is refused. */
export const orderMoves: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  draft: ['reviewing'],
  reviewing: ['approved', 'rejected'],
  rejected: [],
  approved: ['disbursing', 'cancelled'],
  disbursing: ['repaying', 'disburseFailed'],
  disburseFailed: ['disbursing'],
  repaying: ['overdue', 'settled', 'withdrawn'],
  overdue: ['repaying', 'settled'],
  settled: [],
  cancelled: [],
  withdrawn: [],
};

/** Nothing more happens to an order in one of these. */
export const isClosed = (status: OrderStatus): boolean => orderMoves[status].length === 0;

/** A loan that is being paid back. */
export const isRunning = (status: OrderStatus): boolean => status === 'repaying' || status === 'overdue';

/** Throws 1003 unless the order may go there from where it is. */
export function checkMove(from: OrderStatus, to: OrderStatus): void {
  if (orderMoves[from].includes(to)) return;
  throw refuse(codes.notAllowedNow, msg`This cannot be done now. Please look at your loan again.`);
}
