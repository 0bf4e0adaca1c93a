import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** One row that each lender on this database writes to check that it can; real time. */
export const writeProbes = pgTable('write_probes', {
  name: text('name').primaryKey(),
  writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
});
