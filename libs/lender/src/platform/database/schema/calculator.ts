import type { AdvancedQuestion } from '@clearloan/calculator/contract';
import { jsonb, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { lenderTable } from './lender-table';
import { borrowers } from './borrowers';

/** Loan questions that a borrower saves for comparison, never a price. Devices generate the ids. */
export const savedLoans = lenderTable(
  'saved_loans',
  { erased: true },
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
