import { boolean, index, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { lenderTable } from './lender-table';
import { borrowers } from './borrowers';
import { knownDevices } from './known-devices';

/** Live sessions; real time. Only a hash of the id is stored, so that a copy of the table gives no access. */
export const sessions = lenderTable(
  'sessions',
  { erased: true },
  {
    idHash: text('id_hash').primaryKey(),
    borrowerId: uuid('borrower_id')
      .notNull()
      .references(() => borrowers.borrowerId, { onDelete: 'cascade' }),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
    /** On a shared device, where the session ends sooner. */
    isShared: boolean('is_shared').notNull().default(false),
    /** Identifies the session to its borrower; grants no access. */
    deviceId: uuid('device_id').notNull().unique().defaultRandom(),
    browser: text('browser').notNull().default('other'),
    system: text('system').notNull().default('other'),
    /** The known device that logged in; null on a shared one. */
    knownDeviceId: uuid('known_device_id').references(() => knownDevices.deviceId, { onDelete: 'set null' }),
  },
  (table) => [index().on(table.borrowerId), index().on(table.knownDeviceId)],
);
