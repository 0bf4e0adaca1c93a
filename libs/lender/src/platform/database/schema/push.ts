import { date, index, integer, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { lenderTable } from './lender-table';
import { borrowers } from './borrowers';
import { orders } from './orders';

/** Browsers that show a borrower's payment reminders (Web Push). */
export const pushSubscriptions = lenderTable(
  'push_subscriptions',
  { erased: true },
  {
    /** URL at the browser's push service. It identifies one browser; the borrower who last saved it receives its messages. */
    endpoint: text('endpoint').primaryKey(),
    borrowerId: uuid('borrower_id')
      .notNull()
      .references(() => borrowers.borrowerId, { onDelete: 'cascade' }),
    /**
     * The session that saved it last. The subscription survives a session that expires, but not one that is ended explicitly.
     */
    sessionHash: text('session_hash').notNull(),
    /** The browser's keys, base64url. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** When the borrower enabled it; business time. */
    since: timestamp('since', { withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.borrowerId)],
);

/** Enqueued reminders: one per payment, day and browser. */
export const pushReminders = lenderTable(
  'push_reminders',
  { erased: true },
  {
    reminderId: uuid('reminder_id').primaryKey().defaultRandom(),
    /** Not a foreign key, so that saving a subscription again triggers no second reminder. */
    endpoint: text('endpoint').notNull(),
    borrowerId: uuid('borrower_id')
      .notNull()
      .references(() => borrowers.borrowerId, { onDelete: 'cascade' }),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.orderId),
    periodNo: integer('period_no').notNull(),
    /** The due date when the reminder was created. */
    dueDate: date('due_date', { mode: 'string' }).notNull(),
    /** The business day of the reminder. */
    day: date('day', { mode: 'string' }).notNull(),
  },
  (table) => [
    unique('one_reminder_of_a_day').on(table.endpoint, table.orderId, table.periodNo, table.day),
    index().on(table.borrowerId),
    index().on(table.day),
  ],
);
