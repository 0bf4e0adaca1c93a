import { check, integer, pgTable } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';

/** One row: how many days the console has moved business time forward. */
export const businessClock = pgTable(
  'business_clock',
  {
    row: integer('row').primaryKey().default(1),
    movedDays: integer('moved_days').notNull().default(0),
  },
  (table) => [check('one_row', sql`${table.row} = 1`)],
);
