import { boolean, text, timestamp, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { lenderTable } from './lender-table';
import { sql } from 'drizzle-orm';
import { borrowers } from './borrowers';

/** Bank accounts in the borrower's name. */
export const cards = lenderTable(
  'cards',
  { erased: true },
  {
    cardId: uuid('card_id').primaryKey().defaultRandom(),
    borrowerId: uuid('borrower_id')
      .notNull()
      .references(() => borrowers.borrowerId, { onDelete: 'cascade' }),
    bankCode: text('bank_code').notNull(),
    accountNumber: text('account_number').notNull(),
    holder: text('holder').notNull(),
    status: text('status', {
      enum: ['verifying', 'bound', 'nameMismatch', 'refused', 'unreachable'],
    }).notNull(),
    isMain: boolean('is_main').notNull().default(false),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique().on(table.borrowerId, table.bankCode, table.accountNumber),
    uniqueIndex('one_main_card')
      .on(table.borrowerId)
      .where(sql`${table.isMain}`),
  ],
);
