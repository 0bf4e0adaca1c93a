import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** One row that each lender at this database writes to find out whether it can; real time. */
export const writeProbes = pgTable('write_probes', {
  name: text('name').primaryKey(),
  writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
});
