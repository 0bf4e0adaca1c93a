import { sql } from 'drizzle-orm';
import { realNow } from '../../context/clock';
import { writableDb } from '../../database/connection';
import { changeClocks } from '../../database/schema/bookkeeping';

/**
 * The instant of the next change of a borrower's lists, later than every one before it. Changes of one borrower wait
 * for each other here until the transaction ends, so a device that asks for what came after an instant misses nothing
 * that was still being written.
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
  if (row === undefined) throw new Error('The clock of changes gave no time.');
  return row.changedAt;
}

/** Whether a version that arrives is to replace the one that is kept: the later one stays, of equals the one that came last. */
export const replaces = (arriving: Date, kept: { readonly updatedAt: Date } | undefined): boolean =>
  kept === undefined || arriving >= kept.updatedAt;
