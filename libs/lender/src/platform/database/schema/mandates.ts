import { sql } from 'drizzle-orm';
import { date, index, integer, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { lenderTable } from './lender-table';
import { loans, orders } from './orders';
import { payments } from './payments';
import { minor } from './terms-columns';

const instantColumn = (name: string) => timestamp(name, { withTimezone: true });

/** A borrower's permission to collect payments of a loan from an account; business time. */
export const mandates = lenderTable(
  'mandates',
  { kept: 'loanAccounts', texts: { cardId: 'kept', bankName: 'kept', bankTail: 'kept', language: 'kept' } },
  {
    mandateId: uuid('mandate_id').primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.orderId),
    cardId: text('card_id').notNull(),
    bankName: text('bank_name').notNull(),
    bankTail: text('bank_tail').notNull(),
    /** The maximum of a single collection. */
    cap: minor('cap').notNull(),
    status: text('status', { enum: ['active', 'paused', 'cancelled'] }).notNull(),
    createdAt: instantColumn('created_at').notNull(),
    /** When collecting started: at creation, or when last resumed. */
    activeFrom: instantColumn('active_from').notNull(),
    /** The language of the advance notice. */
    language: text('language').notNull(),
  },
  (table) => [
    uniqueIndex('one_mandate_of_an_order')
      .on(table.orderId)
      .where(sql`${table.status} <> 'cancelled'`),
  ],
);

/**
 * Each payment for which a borrower received an advance notice, with the result of its collection. A notice names a day and the
 * account of one mandate, so another mandate, or another day, needs another notice.
 */
export const collections = lenderTable(
  'collections',
  { kept: 'loanAccounts', texts: {} },
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => loans.orderId),
    periodNo: integer('period_no').notNull(),
    dueDate: date('due_date', { mode: 'string' }).notNull(),
    mandateId: uuid('mandate_id')
      .notNull()
      .references(() => mandates.mandateId),
    /** The amount in the notice, and the most that is collected; after the collection, the collected amount. */
    amount: minor('amount').notNull(),
    warnedAt: instantColumn('warned_at').notNull(),
    /** Null until the day of the collection. `collecting`: requested from the bank. */
    outcome: text('outcome', {
      enum: ['collecting', 'collected', 'refused', 'returned', 'overCap', 'inProgress', 'cancelled'],
    }),
    /** How often it was tried, and when it is tried once more. */
    tries: integer('tries').notNull().default(0),
    retryAt: instantColumn('retry_at'),
    paymentId: uuid('payment_id').references(() => payments.paymentId),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.periodNo, table.dueDate, table.mandateId] }),
    index().on(table.paymentId),
  ],
);
