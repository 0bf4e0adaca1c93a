import {
  bigint,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  timestamp,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { lenderTable } from './lender-table';
import { borrowers } from './borrowers';

/** Stored replies to requests that move money or are binding, so that a repeat has no second effect; real time. */
export const keptReplies = lenderTable(
  'kept_replies',
  { erased: true },
  {
    borrowerId: uuid('borrower_id')
      .notNull()
      .references(() => borrowers.borrowerId, { onDelete: 'cascade' }),
    path: text('path').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    /** Null only inside the transaction that is still running. */
    reply: jsonb('reply'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.borrowerId, table.path, table.key] }),
    index().on(table.expiresAt),
  ],
);

/** Rate limit counters in the format of `rate-limiter-flexible`; real time. Unlogged: they may be lost in a crash. */
export const rateLimits = lenderTable(
  'rate_limits',
  { passing: 'hashes of names, until the limit ends; removed by old-counts' },
  {
    key: varchar('key', { length: 255 }).primaryKey(),
    points: integer('points').notNull().default(0),
    /** Milliseconds since 1970. */
    expire: bigint('expire', { mode: 'number' }),
  },
);
