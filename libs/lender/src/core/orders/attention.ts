import { savepoint } from '../../platform/database/connection';
import { locked } from '../../platform/database/locked';
import { sqlStateOf } from '../../platform/database/postmaster';
import { isParked, park, release, type Place } from '../../platform/jobs/parking';
import { settleCheck, tellOfCheck } from './loan-news';
import { isIllegal } from './order-moves';
import type { LockedOrder, MoveResult, Order } from './orders';

/** The job under which orders are parked whose step failed: reads still work, and the step is retried later or by staff. */
export const orderSteps = 'order-steps';

const placeOf = ({ orderId }: Order): Place => ({ job: orderSteps, item: orderId, orderId });

/** Whether an order waits for its next retry. */
export const isOrderParked = ({ parked }: Pick<Order, 'parked'>): boolean => isParked(parked);

/**
 * Runs a step of a locked order in a savepoint. A step that throws, or requests an illegal transition, is rolled back and parks
 * the order. Errors that affect every order (a lost connection, a full disk, a deadlock) are rethrown, because this order is
 * not the cause.
 */
export async function attempt(order: LockedOrder, step: () => Promise<MoveResult>): Promise<LockedOrder> {
  try {
    const moved = await savepoint(async () => {
      if (order.parked !== null) await settleCheck(order);
      const result = await step();
      if (isIllegal(result)) throw new UndoneStep(result.illegalMove);
      return result;
    });
    return order.parked === null ? moved : await released(moved);
  } catch (error) {
    if (isOfDatabase(error)) throw error;
    const parked = await park(placeOf(order), error);
    if (order.parked === null) await tellOfCheck(order);
    return locked({ ...order, parked });
  }
}

/** Rolls back the savepoint of a step that requested an illegal transition. */
class UndoneStep extends Error {
  constructor({ from, to }: { readonly from: string; readonly to: string }) {
    super(`An order cannot go from ${from} to ${to}.`);
  }
}

/** Clears the attention mark after the step succeeded. */
async function released(order: LockedOrder): Promise<LockedOrder> {
  await release(placeOf(order));
  return locked({ ...order, parked: null });
}

/**
 * SQLSTATE classes of database-wide problems: connection (08), rollback and deadlock (40), resources (53), locks and objects in
 * use (55), operator (57), system (58). An error without a code is a lost connection.
 */
const ofDatabase = /^(?:08|25006|40|53|55|57|58)/;

/** Whether an error is a problem of the database, and not of the order. */
export function isOfDatabase(error: unknown): boolean {
  const state = sqlStateOf(error);
  return state !== undefined && (ofDatabase.test(state) || !/^[\dA-Z]{5}$/.test(state));
}
