import { bigint, index, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { borrowers } from './borrowers';
import { lenderTable } from './lender-table';

/** Keys of a borrower's devices that sign in the place of a code. Only the public half is stored; real time. */
export const passkeys = lenderTable(
  'passkeys',
  { erased: true },
  {
    /** Identifies the passkey in the borrower's list. */
    passkeyId: uuid('passkey_id').primaryKey().defaultRandom(),
    borrowerId: uuid('borrower_id')
      .notNull()
      .references(() => borrowers.borrowerId, { onDelete: 'cascade' }),
    /** By which the device finds its key, base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** How often the device says that it signed; stays 0 on devices that do not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** Where it was added. */
    browser: text('browser').notNull(),
    system: text('system').notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index().on(table.borrowerId)],
);

/** The newest challenge of a borrower for each purpose; its signature deletes it. Real time. */
export const passkeyChallenges = lenderTable(
  'passkey_challenges',
  { erased: true },
  {
    borrowerId: uuid('borrower_id')
      .notNull()
      .references(() => borrowers.borrowerId, { onDelete: 'cascade' }),
    /** A challenge for one purpose is invalid for all others. */
    purpose: text('purpose').notNull(),
    /** 32 random bytes, base64url. */
    challenge: text('challenge').notNull(),
    /** SHA-256 of what is signed, base64url. */
    subjectHash: text('subject_hash').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.borrowerId, table.purpose] })],
);
