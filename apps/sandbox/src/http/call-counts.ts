import { lte, sql } from 'drizzle-orm';
import { realNow } from '../clock/clock';
import { transaction, writableDb } from '../database/connection';
import { callCounts } from './tables';

export interface CallCount {
  /** This one included. */
  readonly made: number;
  readonly endsAt: Date;
}

/**
 * Counts one more under a name, for all lenders at this database together. One statement, so that calls at the same
 * moment cannot share a number.
 * @param forMs how long the first one counts; then the count begins anew
 */
export async function countOneMore(name: string, forMs: number): Promise<CallCount> {
  const now = realNow();
  const first = { made: 1, endsAt: new Date(now.getTime() + forMs) };
  const isOver = sql`${callCounts.endsAt} <= ${now.toISOString()}`;
  const count = await transaction(async () => {
    const [row] = await writableDb()
      .insert(callCounts)
      .values({ name, ...first })
      .onConflictDoUpdate({
        target: callCounts.name,
        set: {
          made: sql`case when ${isOver} then 1 else ${callCounts.made} + 1 end`,
          endsAt: sql`case when ${isOver} then ${first.endsAt.toISOString()}::timestamptz else ${callCounts.endsAt} end`,
        },
      })
      .returning({ made: callCounts.made, endsAt: callCounts.endsAt });
    return row;
  });
  return count ?? first;
}

/** Forgets counts whose time is over. */
export async function removeOldCounts(): Promise<void> {
  await writableDb().delete(callCounts).where(lte(callCounts.endsAt, realNow()));
}
