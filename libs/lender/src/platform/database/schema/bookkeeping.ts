import { sql } from 'drizzle-orm';
import { boolean, check, date, index, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { lenderTable } from './lender-table';
import { borrowers } from './borrowers';
import { minor } from './terms-columns';

const instantColumn = (name: string) => timestamp(name, { withTimezone: true });
const ownerColumn = () =>
  uuid('borrower_id')
    .notNull()
    .references(() => borrowers.borrowerId);

/** Columns of every table that devices keep a copy of. */
export const syncColumns = () => ({
  /** When the device last changed the row. Decides which of two versions wins. */
  updatedAt: instantColumn('updated_at').notNull(),
  isDeleted: boolean('is_deleted').notNull().default(false),
  /** When this lender stored the change: the sync cursor of other devices. No two rows of a borrower share it. */
  changedAt: instantColumn('changed_at').notNull(),
});

/** A budget is never deleted; a row without a limit ends it. */
const budgetSync = () => {
  const { updatedAt, changedAt } = syncColumns();
  return { updatedAt, changedAt };
};

/** The latest change across all lists that a borrower's devices keep. Changes queue on the lock of this row. */
export const changeClocks = lenderTable(
  'change_clocks',
  { erased: true },
  {
    borrowerId: uuid('borrower_id')
      .primaryKey()
      .references(() => borrowers.borrowerId),
    changedAt: instantColumn('changed_at').notNull(),
  },
);

/** The accounts in a borrower's own book. */
export const bookAccounts = lenderTable(
  'book_accounts',
  { erased: true },
  {
    borrowerId: ownerColumn(),
    accountId: text('account_id').notNull(),
    name: text('name').notNull(),
    kind: text('kind', { enum: ['bank', 'wallet', 'cash'] }).notNull(),
    openingBalance: minor('opening_balance').notNull(),
    tail: text('tail'),
    ...syncColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.borrowerId, table.accountId] }),
    index().on(table.borrowerId, table.changedAt),
  ],
);

/** Income, spending and transfers between two accounts. Devices generate the ids, so they are unique only per borrower. */
export const bookRecords = lenderTable(
  'book_records',
  { erased: true },
  {
    borrowerId: ownerColumn(),
    recordId: uuid('record_id').notNull(),
    amount: minor('amount').notNull(),
    categoryId: text('category_id'),
    note: text('note'),
    address: text('address'),
    imgUrl: text('img_url'),
    recordDate: date('record_date', { mode: 'string' }).notNull(),
    bookType: text('book_type', { enum: ['income', 'expense', 'transfer'] }).notNull(),
    accountId: text('account_id').notNull(),
    toAccountId: text('to_account_id'),
    ...syncColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.borrowerId, table.recordId] }),
    index().on(table.borrowerId, table.recordDate),
    index().on(table.borrowerId, table.changedAt),
    check('amount_above_zero', sql`${table.amount} > 0`),
    check(
      'only_a_transfer_has_a_target',
      sql`(${table.bookType} = 'transfer') = (${table.toAccountId} is not null)`,
    ),
  ],
);

/** A borrower's monthly spending limits by category. Each row applies from its first month on. */
export const bookBudgets = lenderTable(
  'book_budgets',
  { erased: true },
  {
    borrowerId: ownerColumn(),
    categoryId: text('category_id').notNull(),
    /** `YYYY-MM`. */
    fromMonth: text('from_month').notNull(),
    /** Null means no limit from this month on. */
    monthlyLimit: minor('monthly_limit'),
    ...budgetSync(),
  },
  (table) => [
    primaryKey({ columns: [table.borrowerId, table.categoryId, table.fromMonth] }),
    index().on(table.borrowerId, table.changedAt),
    check('limit_above_zero', sql`${table.monthlyLimit} > 0`),
  ],
);
