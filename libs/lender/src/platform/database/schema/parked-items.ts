import { index, integer, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { lenderTable } from './lender-table';
import { orders } from './orders';

/** Items of jobs whose last attempt failed. Each waits for its next attempt, or for staff; real time. */
export const parkedItems = lenderTable(
  'parked_items',
  { passing: 'ids and causes of failures; removed when the item is done or no longer due' },
  {
    job: text('job').notNull(),
    /** The key of the item: an id, never a borrower's text. */
    item: text('item').notNull(),
    /** The order whose step failed, so that one statement reads both. Null for items of other jobs. */
    orderId: uuid('order_id')
      .unique()
      .references(() => orders.orderId),
    /** Since when it has been failing. */
    since: timestamp('since', { withTimezone: true }).notNull(),
    /** The failure, for staff. */
    reason: text('reason').notNull(),
    tries: integer('tries').notNull(),
    retryAt: timestamp('retry_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.job, table.item] }), index().on(table.since)],
);
