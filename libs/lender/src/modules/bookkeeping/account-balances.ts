import type { accountBalances, AccountKind, OpenLoan } from '@clearloan/bookkeeping/contract';
import { and, eq, sql, sum, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Translate } from '../../platform/context/product-names';
import { translateProductName } from '../../platform/context/product-names';
import { db } from '../../platform/database/connection';
import type { Handler } from '../../platform/context/request-context';
import { thisLender } from '../../platform/lender/lender';
import { bookAccounts, bookRecords } from '../../platform/database/schema/bookkeeping';

/** The balance by kind of account: opening balances and all records since. */
export async function balancesByKind(borrowerId: string): Promise<Record<AccountKind, number>> {
  const keptAccounts = and(eq(bookAccounts.borrowerId, borrowerId), eq(bookAccounts.isDeleted, false));
  const opened = db()
    .select({ kind: bookAccounts.kind, total: sum(bookAccounts.openingBalance) })
    .from(bookAccounts)
    .where(keptAccounts)
    .groupBy(bookAccounts.kind);
  const signed = sql`case when ${bookRecords.bookType} = 'income' then ${bookRecords.amount} else -${bookRecords.amount} end`;
  const rows = await unionAll(
    opened,
    movedIn(borrowerId, bookRecords.accountId, sum(signed)),
    movedIn(borrowerId, bookRecords.toAccountId, sum(bookRecords.amount)),
  );
  const sums = { bank: 0, wallet: 0, cash: 0 };
  for (const { kind, total } of rows) sums[kind] += Number(total ?? 0);
  return sums;
}

/** The sum by kind that a borrower's records moved in the accounts of one column. */
const movedIn = (
  borrowerId: string,
  account: typeof bookRecords.accountId | typeof bookRecords.toAccountId,
  total: SQL<string | null>,
) =>
  db()
    .select({ kind: bookAccounts.kind, total })
    .from(bookRecords)
    .innerJoin(
      bookAccounts,
      and(eq(bookAccounts.borrowerId, bookRecords.borrowerId), eq(bookAccounts.accountId, account)),
    )
    .where(and(eq(bookRecords.borrowerId, borrowerId), eq(bookRecords.isDeleted, false)))
    .groupBy(bookAccounts.kind);

/** What the borrower owns, and what they still owe this lender. */
export const showBalances: Handler<typeof accountBalances> = async ({
  borrower: { borrowerId },
  now,
  today,
  t,
}) => {
  const { bank, wallet, cash } = await balancesByKind(borrowerId);
  return {
    balance_total: bank + wallet + cash,
    bank_balance: bank,
    wallet_balance: wallet,
    cash_balance: cash,
    loans: await openLoans(borrowerId, now, today, t),
  };
};

async function openLoans(borrowerId: string, now: Date, today: string, t: Translate): Promise<OpenLoan[]> {
  const running = await thisLender().core.runningLoans(borrowerId, now, today);
  return running.map(({ orderId, productName, left, rows }) => ({
    orderId,
    productName: translateProductName(productName, t),
    left,
    nextDue: rows.find(({ isOpen }) => isOpen)?.dueDate,
  }));
}
