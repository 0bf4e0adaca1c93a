import { index, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { borrowers } from './borrowers';
import { lenderTable } from './lender-table';

/**
 * Devices on which a borrower logged in before; they log in under limits of their own. Real time. Only a hash of the token is
 * stored, and the token alone logs nobody in.
 */
export const knownDevices = lenderTable(
  'known_devices',
  { erased: true },
  {
    /** Identifies the device to its borrower; grants nothing. */
    deviceId: uuid('device_id').primaryKey().defaultRandom(),
    tokenHash: text('token_hash').notNull().unique(),
    borrowerId: uuid('borrower_id')
      .notNull()
      .references(() => borrowers.borrowerId, { onDelete: 'cascade' }),
    browser: text('browser').notNull().default('other'),
    system: text('system').notNull().default('other'),
    knownSince: timestamp('known_since', { withTimezone: true }).notNull(),
    /** Its last login. */
    usedAt: timestamp('used_at', { withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.borrowerId)],
);
