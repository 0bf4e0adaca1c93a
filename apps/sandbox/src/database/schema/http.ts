import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { borrowers } from './borrowers';

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

/** How often something was done, in the form that `rate-limiter-flexible` keeps; real time. Unlogged: a crash may forget it. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint('expire', { mode: 'number' }),
});
