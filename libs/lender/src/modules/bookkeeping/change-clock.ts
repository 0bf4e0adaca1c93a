import { sql } from 'drizzle-orm';
import { realNow } from '../../platform/context/clock';
import { writableDb } from '../../platform/database/connection';
import { changeClocks } from '../../platform/database/schema/bookkeeping';

/**
 * The time of a borrower's next list change, later than every earlier one. Changes of one borrower wait for each other here
 * until the transaction ends, so a device that requests the changes since a time misses none that was still being written.
 */
export async function nextChange(borrowerId: string): Promise<Date> {
  const now = realNow();
  const [row] = await writableDb()
    .insert(changeClocks)
    .values({ borrowerId, changedAt: now })
    .onConflictDoUpdate({
      target: changeClocks.borrowerId,
      set: {
        changedAt: sql`greatest(${now.toISOString()}::timestamptz, ${changeClocks.changedAt} + interval '1 millisecond')`,
      },
    })
    .returning();
  if (row === undefined) throw new Error('The change clock returned no time.');
  return row.changedAt;
}

/** Whether an incoming version replaces the stored one: the later one wins, and on a tie the one received last. */
export const replaces = (arriving: Date, kept: { readonly updatedAt: Date } | undefined): boolean =>
  kept === undefined || arriving >= kept.updatedAt;
