import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { borrowers } from './borrowers';

/** The ledger of consents: rows are added, never changed but for the borrower a visitor turns out to be. */
export const consents = pgTable(
  'consents',
  {
    /** Made by the device; giving and withdrawing one consent carry the same or another id. */
    consentId: uuid('consent_id').notNull(),
    state: text('state').notNull(),
    borrowerId: uuid('borrower_id').references(() => borrowers.borrowerId),
    purpose: text('purpose').notNull(),
    textVersion: text('text_version').notNull(),
    textHash: text('text_hash').notNull(),
    locale: text('locale').notNull(),
    screen: text('screen').notNull(),
    /** When the borrower decided, by their phone. */
    at: timestamp('at', { withTimezone: true }).notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.consentId, table.state] }),
    index().on(table.borrowerId, table.purpose),
  ],
);
