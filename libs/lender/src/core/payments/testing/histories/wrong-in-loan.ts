import { sql } from 'drizzle-orm';
import { businessDay, businessNow } from '../../../../platform/context/clock';
import { autocommit } from '../../../../platform/database/connection';
import { debtOf, findLoan } from '../../../servicing/debt';

/** Finds errors in a loan and its ledger, whatever happened to it. Empty if there are none. */
export async function wrongInLoan(orderId: string): Promise<unknown[]> {
  const { rows: unbalanced } = await autocommit().execute(
    sql`select posting_id from ledger_entries where order_id = ${orderId} group by posting_id having sum(amount) <> 0`,
  );
  const { rows: missing } = await autocommit().execute(
    sql`select payment_id, sum_of_entries, amount from (
          select p.payment_id, p.amount, coalesce(-sum(e.amount) filter (where e.account <> 'bank' and e.account <> 'payFee'), 0) as sum_of_entries
          from payments p left join ledger_entries e on e.payment_id = p.payment_id and e.kind = 'payment'
          where p.order_id = ${orderId} and p.status = 'posted' and p.kind in ('code', 'reference') group by p.payment_id
        ) each_payment where sum_of_entries <> amount`,
  );
  const { rows: kept } = await autocommit().execute(
    sql`select 1 from ledger_entries where order_id = ${orderId} and account = 'toReturn' having sum(amount) <> 0`,
  );
  return [...unbalanced, ...missing, ...kept, ...(await wrongInRows(orderId))];
}

/** paid + left = owed for each component, and nothing below zero. */
async function wrongInRows(orderId: string): Promise<unknown[]> {
  const loan = await findLoan(orderId);
  if (loan === undefined) return ['no loan'];
  const { rows } = await debtOf(loan, businessDay(await businessNow()));
  return rows.flatMap((row) => {
    const parts = [row.due, row.paid, row.open].flatMap((split) => Object.values(split));
    return parts.some((part) => part < 0) ? [{ belowZero: row }] : [];
  });
}
