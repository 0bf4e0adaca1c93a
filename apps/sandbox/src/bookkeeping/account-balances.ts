import type { accountBalances, AccountKind, OpenLoan } from '@clearloan/bookkeeping/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { writableDb } from '../database/connection';
import type { Handler } from '../http/serve';
import { catchUpAll } from '../lending/catch-up';
import { isRunning } from '../lending/order-moves';
import { ordersOf } from '../lending/orders';
import { findProduct } from '../lending/products';
import { debtOf, findLoan, leftOf, nextRow } from '../payments/debt';
import { bookAccounts, bookRecords } from './tables';

const sumRow = v.object({
  kind: v.picklist(['bank', 'wallet', 'cash']),
  total: v.pipe(v.string(), v.transform(Number), v.safeInteger()),
});

/** What is in the accounts of each kind: opening balances and every record since. */
export async function balancesByKind(borrowerId: string): Promise<Record<AccountKind, number>> {
  const { rows } = await writableDb().execute(sql`
    select kind, sum(amount)::text as total from (
      select kind, opening_balance as amount from ${bookAccounts}
       where borrower_id = ${borrowerId} and not is_deleted
      union all
      select a.kind, case when r.book_type = 'income' then r.amount else -r.amount end
        from ${bookRecords} r join ${bookAccounts} a on a.borrower_id = r.borrower_id and a.account_id = r.account_id
       where r.borrower_id = ${borrowerId} and not r.is_deleted
      union all
      select a.kind, r.amount
        from ${bookRecords} r join ${bookAccounts} a on a.borrower_id = r.borrower_id and a.account_id = r.to_account_id
       where r.borrower_id = ${borrowerId} and not r.is_deleted
    ) as movements group by kind`);
  const sums = { bank: 0, wallet: 0, cash: 0 };
  for (const { kind, total } of v.parse(v.array(sumRow), rows)) sums[kind] = total;
  return sums;
}

/** What the borrower has, and what is left to pay to this lender. */
export const showBalances: Handler<typeof accountBalances> = async ({
  borrower: { borrowerId },
  now,
  today,
}) => {
  const { bank, wallet, cash } = await balancesByKind(borrowerId);
  return {
    balance_total: bank + wallet + cash,
    bank_balance: bank,
    wallet_balance: wallet,
    cash_balance: cash,
    loans: await openLoans(borrowerId, now, today),
  };
};

async function openLoans(borrowerId: string, now: Date, today: string): Promise<OpenLoan[]> {
  await catchUpAll(borrowerId, now);
  const open: OpenLoan[] = [];
  for (const { orderId, productId, status } of await ordersOf(borrowerId)) {
    const loan = isRunning(status) ? await findLoan(orderId) : undefined;
    if (loan === undefined) continue;
    const debt = await debtOf(loan, today);
    const { name } = await findProduct(productId);
    open.push({ orderId, productName: name, left: leftOf(debt), nextDue: nextRow(debt)?.dueDate });
  }
  return open;
}
