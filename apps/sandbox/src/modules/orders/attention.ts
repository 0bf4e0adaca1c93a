import { eq } from 'drizzle-orm';
import { realNow } from '../../context/clock';
import { savepoint, writableDb } from '../../database/connection';
import { sqlStateOf } from '../../database/postmaster';
import { Refused } from '../../context/refusal';
import { isIllegal } from './order-moves';
import type { LockedOrder, Moved, Order } from './orders';
import { locked } from '../../database/locked';
import { orders } from '../../database/schema/orders';

/**
 * An order whose next step failed needs attention: it is parked, every read goes on answering, and the step is tried
 * again later or by the staff.
 */
const firstRetryMs = 60_000;
const longestRetryMs = 6 * 60 * 60_000;

/** Whether an order waits for its next try. Retries run on real time. */
export const isParked = ({ retryStepAt }: Pick<Order, 'retryStepAt'>): boolean =>
  retryStepAt !== null && retryStepAt > realNow();

/** The wait before the next try: doubled with each one that failed. */
const retryMs = (tries: number): number => Math.min(longestRetryMs, firstRetryMs * 2 ** (tries - 1));

/**
 * Tries a step of a locked order in a savepoint of its own. A step that throws, or asks for a move that is not in the
 * table, is undone and parks the order. What fails for every order alike (a connection, a full disk, a deadlock) is
 * thrown on: it says nothing about this one.
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

/** Undoes the savepoint of a step that asked for an illegal move. */
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

/** The step was done: nobody needs to look any more. */
async function release(order: LockedOrder): Promise<LockedOrder> {
  const changes = { attentionSince: null, attentionReason: null, stepTries: 0, retryStepAt: null };
  await writableDb().update(orders).set(changes).where(eq(orders.orderId, order.orderId));
  return locked({ ...order, ...changes });
}

/** Has a parked order tried again at once. */
export async function retryNow(order: LockedOrder): Promise<LockedOrder> {
  const changes = { retryStepAt: null };
  await writableDb().update(orders).set(changes).where(eq(orders.orderId, order.orderId));
  return locked({ ...order, ...changes });
}

/**
 * Classes of SQLSTATE that concern the database and not this order: connection (08), rollback and deadlock (40), resources
 * (53), locks and objects in use (55), operator (57), system (58). Without a code a connection was lost.
 */
const ofDatabase = /^(?:08|25006|40|53|55|57|58)/;

function isOfDatabase(error: unknown): boolean {
  const state = sqlStateOf(error);
  return state !== undefined && (ofDatabase.test(state) || !/^[\dA-Z]{5}$/.test(state));
}

/** For the staff: what failed, without any value of the borrower's. */
function reasonOf(error: unknown): string {
  const state = sqlStateOf(error);
  if (state !== undefined) return `The database refused the step (${state}).`;
  if (error instanceof Refused) return `The step was refused (${String(error.code)}).`;
  return error instanceof Error ? error.message.slice(0, 200) : 'The step failed.';
}
