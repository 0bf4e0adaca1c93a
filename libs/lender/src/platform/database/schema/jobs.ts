import { text, timestamp } from 'drizzle-orm/pg-core';
import { lenderTable } from './lender-table';

/** One row that each lender on this database writes to check that it can; real time. */
export const writeProbes = lenderTable(
  'write_probes',
  { nobodys: true },
  {
    name: text('name').primaryKey(),
    writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
  },
);
