import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** When each recurring work was last begun, by whichever lender at this database; real time. */
export const jobRuns = pgTable('chore_turns', {
  name: text('name').primaryKey(),
  begunAt: timestamp('begun_at', { withTimezone: true }).notNull(),
});
