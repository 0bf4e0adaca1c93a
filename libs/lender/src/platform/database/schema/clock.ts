import { check, integer } from 'drizzle-orm/pg-core';
import { lenderTable } from './lender-table';
import { sql } from 'drizzle-orm';

/** One row: how many days the console has moved business time forward. */
export const businessClock = lenderTable(
  'business_clock',
  { nobodys: true },
  {
    row: integer('row').primaryKey().default(1),
    movedDays: integer('moved_days').notNull().default(0),
  },
  (table) => [check('one_row', sql`${table.row} = 1`)],
);
