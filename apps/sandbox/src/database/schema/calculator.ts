import type { AdvancedQuestion } from '@clearloan/calculator/contract';
import { jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { borrowers } from './borrowers';

/** Loans that a borrower keeps for comparing: what was asked, never a price. Devices make the ids. */
export const savedLoans = pgTable(
  'saved_loans',
  {
    borrowerId: uuid('borrower_id')
      .notNull()
      .references(() => borrowers.borrowerId),
    loanId: uuid('loan_id').notNull(),
    name: text('name').notNull(),
    /** Read by the contract before it is kept; amounts in minor units. */
    question: jsonb('question').$type<AdvancedQuestion>().notNull(),
    /** When the device last changed it: decides which of two versions stays. */
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.borrowerId, table.loanId] })],
);
