import type { Bell } from '@clearloan/reminders/contract';
import { date, index, integer, jsonb, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { lenderTable } from './lender-table';
import { syncColumns } from './bookkeeping';
import { borrowers } from './borrowers';
import { minor } from './terms-columns';

/** A borrower's payments to anyone, to be reminded of. Devices generate the ids. */
export const reminders = lenderTable(
  'reminders',
  { erased: true },
  {
    borrowerId: uuid('borrower_id')
      .notNull()
      .references(() => borrowers.borrowerId),
    reminderId: uuid('reminder_id').notNull(),
    productName: text('product_name').notNull(),
    lender: text('lender'),
    amount: minor('amount').notNull(),
    /** The next due date. */
    repayTime: date('repay_time', { mode: 'string' }).notNull(),
    cycle: text('cycle', { enum: ['once', 'weekly', 'monthly'] }).notNull(),
    dayOfMonth: integer('day_of_month'),
    times: integer('times'),
    paidTimes: integer('paid_times'),
    note: text('note'),
    bell: jsonb('bell').$type<Bell>(),
    ...syncColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.borrowerId, table.reminderId] }),
    index().on(table.borrowerId, table.changedAt),
  ],
);
