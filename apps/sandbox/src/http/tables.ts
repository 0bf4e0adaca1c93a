import { index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
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
