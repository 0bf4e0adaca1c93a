import { boolean, index, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { lenderTable } from './lender-table';
import { payments } from './payments';
import { minor } from './terms-columns';

/** Payments that the bank reports as received. Each entry is stored once, by the bank's own id. */
export const bankEntries = lenderTable(
  'bank_entries',
  { kept: 'loanAccounts', texts: { entryId: 'kept', currency: 'kept', references: 'kept' } },
  {
    entryId: text('entry_id').primaryKey(),
    amount: minor('amount').notNull(),
    /** ISO 4217. */
    currency: text('currency').notNull(),
    bookedAt: timestamp('booked_at', { withTimezone: true }).notNull(),
    /** Pay codes and references sent with the payment. */
    references: text('references').array().notNull(),
    /** The outcome. `unmatched` waits for staff, or for a borrower who submits its reference. */
    status: text('status', {
      enum: ['credited', 'returned', 'unmatched', 'sending', 'sentBack', 'reversed'],
    }).notNull(),
    reason: text('reason', {
      enum: ['unknownReference', 'otherCurrency', 'paymentOver', 'amountDiffers', 'notNow', 'failed'],
    }),
    paymentId: uuid('payment_id').references(() => payments.paymentId),
    /** When the bank took the money back, and whether the loan follows: false waits for staff. */
    reversedAt: timestamp('reversed_at', { withTimezone: true }),
    isUndone: boolean('is_undone').notNull().default(false),
    /** Real time. */
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.status, table.receivedAt), index().using('gin', table.references)],
);
