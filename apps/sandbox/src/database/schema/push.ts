import { date, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { borrowers } from './borrowers';
import { orders } from './orders';

/** Browsers that show a borrower's payment reminders (Web Push). */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    /** Address at the browser's push service. It names one browser: who saves it last gets its messages. */
    endpoint: text('endpoint').primaryKey(),
    borrowerId: uuid('borrower_id')
      .notNull()
      .references(() => borrowers.borrowerId, { onDelete: 'cascade' }),
    /** The session that saved it last. It outlives a session that runs out of time, not one that somebody ends. */
    sessionHash: text('session_hash').notNull(),
    /** The browser's keys, base64url. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** Since when the borrower has wanted it; business time. */
    since: timestamp('since', { withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.borrowerId)],
);

/** Reminders that were enqueued: one for a payment, a day and a browser. */
export const pushReminders = pgTable(
  'push_reminders',
  {
    reminderId: uuid('reminder_id').primaryKey().defaultRandom(),
    /** Without a reference: a subscription that is saved a second time gets no second reminder. */
    endpoint: text('endpoint').notNull(),
    borrowerId: uuid('borrower_id')
      .notNull()
      .references(() => borrowers.borrowerId, { onDelete: 'cascade' }),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.orderId),
    periodNo: integer('period_no').notNull(),
    /** When the payment was due as the reminder was decided. */
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
