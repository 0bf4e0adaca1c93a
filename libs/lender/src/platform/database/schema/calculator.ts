import type { AdvancedQuestion } from '@clearloan/calculator/contract';
import { jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { borrowers } from './borrowers';

/** Loan questions that a borrower saves for comparison, never a price. Devices generate the ids. */
export const savedLoans = pgTable(
  'saved_loans',
  {
    borrowerId: uuid('borrower_id')
      .notNull()
      .references(() => borrowers.borrowerId),
    loanId: uuid('loan_id').notNull(),
    name: text('name').notNull(),
    /** Validated by the contract before it is stored; amounts in minor units. */
    question: jsonb('question').$type<AdvancedQuestion>().notNull(),
    /** When the device last changed the row. Decides which of two versions wins. */
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.borrowerId, table.loanId] })],
);
