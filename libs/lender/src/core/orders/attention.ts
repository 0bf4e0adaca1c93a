import { eq } from 'drizzle-orm';
import { realNow } from '../../platform/context/clock';
import { savepoint, writableDb } from '../../platform/database/connection';
import { sqlStateOf } from '../../platform/database/postmaster';
import { Refused } from '../../platform/context/refusal';
import { isIllegal } from './order-moves';
import type { LockedOrder, Moved, Order } from './orders';
import { locked } from '../../platform/database/locked';
import { orders } from '../../platform/database/schema/orders';

/**
 * An order whose next step failed needs attention: it is parked, reads still work, and the step is retried later or by staff.
 */
const firstRetryMs = 60_000;
const longestRetryMs = 6 * 60 * 60_000;

/** Whether an order waits for its next retry. Retries run on real time. */
export const isParked = ({ retryStepAt }: Pick<Order, 'retryStepAt'>): boolean =>
  retryStepAt !== null && retryStepAt > realNow();

/** The wait before the next retry; doubles with each failure. */
const retryMs = (tries: number): number => Math.min(longestRetryMs, firstRetryMs * 2 ** (tries - 1));

/**
 * Runs a step of a locked order in a savepoint. A step that throws, or requests an illegal transition, is rolled back and parks
 * the order. Errors that affect every order (a lost connection, a full disk, a deadlock) are rethrown, because this order is
 * not the cause.
 */
export async function attempt(order: LockedOrder, step: () => Promise<Moved>): Promise<LockedOrder> {
  let reason: string;
  try {
    const moved = await savepoint(async () => {
      const result = await step();
      if (isIllegal(result)) throw new UndoneStep(result.illegalMove);
      return result;
    });
    return order.attentionSince === null ? moved : await release(moved);
  } catch (error) {
    if (isOfDatabase(error)) throw error;
    reason = reasonOf(error);
  }
  return park(order, reason);
}

/** Rolls back the savepoint of a step that requested an illegal transition. */
class UndoneStep extends Error {
  constructor({ from, to }: { readonly from: string; readonly to: string }) {
    super(`An order cannot go from ${from} to ${to}.`);
  }
}

async function park(order: LockedOrder, reason: string): Promise<LockedOrder> {
  const stepTries = order.stepTries + 1;
  const attentionSince = order.attentionSince ?? realNow();
  const retryStepAt = new Date(realNow().getTime() + retryMs(stepTries));
  const changes = { attentionSince, attentionReason: reason, stepTries, retryStepAt };
  await writableDb().update(orders).set(changes).where(eq(orders.orderId, order.orderId));
  return locked({ ...order, ...changes });
}

/** Clears the attention mark after the step succeeded. */
async function release(order: LockedOrder): Promise<LockedOrder> {
  const changes = { attentionSince: null, attentionReason: null, stepTries: 0, retryStepAt: null };
  await writableDb().update(orders).set(changes).where(eq(orders.orderId, order.orderId));
  return locked({ ...order, ...changes });
}

/** Makes a parked order due for an immediate retry. */
export async function retryNow(order: LockedOrder): Promise<LockedOrder> {
  const changes = { retryStepAt: null };
  await writableDb().update(orders).set(changes).where(eq(orders.orderId, order.orderId));
  return locked({ ...order, ...changes });
}

/**
 * SQLSTATE classes of database-wide problems: connection (08), rollback and deadlock (40), resources (53), locks and objects in
 * use (55), operator (57), system (58). An error without a code is a lost connection.
 */
const ofDatabase = /^(?:08|25006|40|53|55|57|58)/;

function isOfDatabase(error: unknown): boolean {
  const state = sqlStateOf(error);
  return state !== undefined && (ofDatabase.test(state) || !/^[\dA-Z]{5}$/.test(state));
}

/** The failure for staff, without any of the borrower's data. */
function reasonOf(error: unknown): string {
  const state = sqlStateOf(error);
  if (state !== undefined) return `The database refused the step (${state}).`;
  if (error instanceof Refused) return `The step was refused (${String(error.code)}).`;
  return error instanceof Error ? error.message.slice(0, 200) : 'The step failed.';
}
