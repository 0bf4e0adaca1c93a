import { codes } from '@clearloan/api-client/declare';
import { msg } from '@lingui/core/macro';
import { refuse } from '../../platform/context/refusal';
import type { orders } from '../../platform/database/schema/orders';

export type OrderStatus = (typeof orders.$inferSelect)['status'];

/** All allowed transitions of an order. Others are rejected. */
export const orderMoves: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  draft: ['reviewing', 'cancelled'],
  reviewing: ['approved', 'rejected', 'cancelled'],
  rejected: [],
  approved: ['disbursing', 'cancelled'],
  disbursing: ['repaying', 'disburseFailed'],
  disburseFailed: ['disbursing'],
  repaying: ['overdue', 'settled', 'withdrawn'],
  overdue: ['repaying', 'settled', 'withdrawn'],
  // Closed loans open again, or close otherwise, when the bank takes money back or reports money that it booked earlier.
  settled: ['repaying', 'overdue', 'withdrawn'],
  cancelled: [],
  withdrawn: ['repaying', 'overdue', 'settled'],
};

const closed: ReadonlySet<OrderStatus> = new Set(['rejected', 'settled', 'cancelled', 'withdrawn']);

/** Whether the borrower has nothing more to do. */
export const isClosed = (status: OrderStatus): boolean => closed.has(status);

/** Whether the loan is in repayment. */
export const isRunning = (status: OrderStatus): boolean => status === 'repaying' || status === 'overdue';

/** Whether a loan is signed and its money has not arrived. */
export const isBeingPaidOut = (status: OrderStatus): boolean =>
  status === 'disbursing' || status === 'disburseFailed';

/** Whether an order may move between these statuses. */
export const mayMove = (from: OrderStatus, to: OrderStatus): boolean => orderMoves[from].includes(to);

/** A transition that is not allowed: a value that the caller handles. */
export interface IllegalMove {
  readonly illegalMove: { readonly from: OrderStatus; readonly to: OrderStatus };
}

export const isIllegal = (moved: object): moved is IllegalMove => 'illegalMove' in moved;

/** For a transition requested by the borrower or staff: throws 1003 if it is illegal. */
export function orThrow<Moved extends object>(moved: Moved | IllegalMove): Moved {
  if (!isIllegal(moved)) return moved;
  throw refuse(codes.notAllowedNow, msg`This can’t be done now. Check your loan again.`);
}
