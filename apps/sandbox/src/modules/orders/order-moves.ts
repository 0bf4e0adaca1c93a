import { codes } from '@clearloan/api-client/declare';
import { msg } from '@lingui/core/macro';
import { refuse } from '../../context/refusal';
import type { orders } from '../../database/schema/orders';

export type OrderStatus = (typeof orders.$inferSelect)['status'];

/** Every move an order may make. What is not here is refused. */
export const orderMoves: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  draft: ['reviewing', 'cancelled'],
  reviewing: ['approved', 'rejected', 'cancelled'],
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

/** Whether an order may go there from where it is. */
export const mayMove = (from: OrderStatus, to: OrderStatus): boolean => orderMoves[from].includes(to);

/** A move that is not in the table: a value, for whoever asked for it to deal with. */
export interface IllegalMove {
  readonly illegalMove: { readonly from: OrderStatus; readonly to: OrderStatus };
}

export const isIllegal = (moved: object): moved is IllegalMove => 'illegalMove' in moved;

/** What a borrower or the staff asked for: throws 1003 when the order may not go there. */
export function orRefuse<Moved extends object>(moved: Moved | IllegalMove): Moved {
  if (!isIllegal(moved)) return moved;
  throw refuse(codes.notAllowedNow, msg`This can’t be done now. Check your loan again.`);
}
