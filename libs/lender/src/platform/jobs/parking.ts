import { and, eq, gt, notExists, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { realNow } from '../context/clock';
import { Refused } from '../context/refusal';
import { db, writableDb } from '../database/connection';
import { sqlStateOf } from '../database/postmaster';
import { parkedItems } from '../database/schema/parked-items';

/** An item that failed and waits for its next attempt. */
export type Parked = typeof parkedItems.$inferSelect;
/** An item of a job, and the order that it is a step of, if it is one. */
export interface Place {
  readonly job: string;
  readonly item: string;
  readonly orderId?: string;
}

const firstRetryMs = 60_000;
const longestRetryMs = 6 * 60 * 60_000;

/** The wait before the next attempt; doubles with each failure: 1, 2, 4 … minutes, at most 6 hours. */
const retryMs = (tries: number): number => Math.min(longestRetryMs, firstRetryMs * 2 ** (tries - 1));

/** Whether an item waits for its next attempt. Attempts run on real time. */
export const isParked = (parked: Pick<Parked, 'retryAt'> | null): boolean =>
  parked !== null && parked.retryAt > realNow();

const at = ({ job, item }: Place) => and(eq(parkedItems.job, job), eq(parkedItems.item, item));

/** Records a failed attempt in the current transaction, and when the next one is due. */
export async function park(place: Place, error: unknown): Promise<Parked> {
  const now = realNow();
  const [earlier] = await writableDb().select().from(parkedItems).where(at(place));
  const tries = (earlier?.tries ?? 0) + 1;
  const failed = { reason: reasonOf(error), tries, retryAt: new Date(now.getTime() + retryMs(tries)) };
  const [row] = await writableDb()
    .insert(parkedItems)
    .values({ ...place, since: now, ...failed })
    .onConflictDoUpdate({ target: [parkedItems.job, parkedItems.item], set: failed })
    .returning();
  if (row === undefined) throw new Error('The failure was not written.');
  return row;
}

/** Forgets the failures of an item. */
export async function release(place: Place): Promise<void> {
  await writableDb().delete(parkedItems).where(at(place));
}

/** All items of a job whose last attempt failed. */
export const parkedOf = (job: string): Promise<Parked[]> =>
  db().select().from(parkedItems).where(eq(parkedItems.job, job));

/** The condition that the item with the key in a column does not wait for its next attempt. */
export const isFree =
  (job: string) =>
  (key: AnyColumn): SQL =>
    notExists(
      db()
        .select({ one: sql`1` })
        .from(parkedItems)
        .where(
          and(
            eq(parkedItems.job, job),
            sql`${parkedItems.item} = ${key}::text`,
            gt(parkedItems.retryAt, realNow()),
          ),
        ),
    );

/** The failure for staff, without any of the borrower's data. */
function reasonOf(error: unknown): string {
  const state = sqlStateOf(error);
  if (state !== undefined) return `The database refused the step (${state}).`;
  if (error instanceof Refused) return `The step was refused (${String(error.code)}).`;
  return error instanceof Error ? error.message.slice(0, 200) : 'The step failed.';
}
