import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { borrowers } from '../borrowers/tables';

/** Replies to calls that move money or bind something, kept so that a repeat has one effect; real time. */
export const keptReplies = pgTable(
  'kept_replies',
  {
    borrowerId: uuid('borrower_id')
      .notNull()
      .references(() => borrowers.borrowerId, { onDelete: 'cascade' }),
    path: text('path').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    /** Null only inside the transaction that is still working. */
    reply: jsonb('reply'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.borrowerId, table.path, table.key] }),
    index().on(table.expiresAt),
  ],
);

/** How often something was done since a moment ago, over all lenders at this database; real time. Unlogged: a crash may forget it. */
export const callCounts = pgTable('call_counts', {
  /** Who did what: `write 5f0c…`. */
  name: text('name').primaryKey(),
  made: integer('made').notNull(),
  /** After it the count begins anew. */
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
});
