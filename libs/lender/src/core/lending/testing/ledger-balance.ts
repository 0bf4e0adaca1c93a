import { sql } from 'drizzle-orm';
import { autocommit } from '../../../platform/database/connection';

/** Finds errors in the ledger: unbalanced postings, payments above the debt. Empty if there are none. */
export async function wrongInBooks(): Promise<unknown[]> {
  const { rows: unbalanced } = await autocommit().execute(
    sql`select posting_id, sum(amount) from ledger_entries group by posting_id having sum(amount) <> 0`,
  );
  const { rows: overpaid } = await autocommit().execute(
    sql`select order_id, period_no, sum(amount) from (
          select order_id, period_no, amount from ledger_entries where account = 'principal'
          union all select order_id, period_no, principal from plan_changes
        ) moved group by order_id, period_no having sum(amount) < 0`,
  );
  const { rows: kept } = await autocommit().execute(
    sql`select order_id, sum(amount) from ledger_entries where account = 'toReturn' group by order_id having sum(amount) <> 0`,
  );
  return [...unbalanced, ...overpaid, ...kept];
}
