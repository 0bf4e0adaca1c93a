import { sql } from 'drizzle-orm';
import { date, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { loans, orders } from './orders';
import { payments } from './payments';
import { minor } from './terms-columns';

const instantColumn = (name: string) => timestamp(name, { withTimezone: true });

/** A borrower's word that payments of a loan may be collected from an account; business time. */
export const mandates = pgTable(
  'mandates',
  {
    mandateId: uuid('mandate_id').primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.orderId),
    cardId: text('card_id').notNull(),
    bankName: text('bank_name').notNull(),
    bankTail: text('bank_tail').notNull(),
    /** No single collection is higher. */
    cap: minor('cap').notNull(),
    status: text('status', { enum: ['active', 'paused', 'cancelled'] }).notNull(),
    createdAt: instantColumn('created_at').notNull(),
    /** Since when it collects: its creation, or the last time it was resumed. */
    activeFrom: instantColumn('active_from').notNull(),
    /** In which the borrower is warned. */
    language: text('language').notNull(),
  },
  (table) => [
    uniqueIndex('one_mandate_of_an_order')
      .on(table.orderId)
      .where(sql`${table.status} <> 'cancelled'`),
  ],
);

/** Each payment of a plan that a borrower was warned of, and what became of its collection: once for a due date. */
export const collections = pgTable(
  'collections',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => loans.orderId),
    periodNo: integer('period_no').notNull(),
    dueDate: date('due_date', { mode: 'string' }).notNull(),
    mandateId: uuid('mandate_id')
      .notNull()
      .references(() => mandates.mandateId),
    /** As the warning named it; after the collection, what was taken. */
    amount: minor('amount').notNull(),
    warnedAt: instantColumn('warned_at').notNull(),
    outcome: text('outcome', { enum: ['collected', 'overCap', 'inProgress'] }),
    paymentId: uuid('payment_id').references(() => payments.paymentId),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.periodNo, table.dueDate] })],
);
