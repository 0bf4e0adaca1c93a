import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const borrowers = pgTable('borrowers', {
  borrowerId: uuid('borrower_id').primaryKey().defaultRandom(),
  /** In E.164 form, `+628123450417`; cleared when the account is erased. */
  phone: text('phone').unique(),
  /** scrypt with its salt and parameters; null until the borrower chooses a password. */
  passwordHash: text('password_hash'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  lastLoginAt: timestamp('last_login_at', { withTimezone: true }),
  /** Set when deletion is requested: the data is erased at this time (business time). */
  eraseAt: timestamp('erase_at', { withTimezone: true }),
  isErased: boolean('is_erased').notNull().default(false),
});

/** One-time codes sent to a device; real time. */
export const smsCodes = pgTable(
  'sms_codes',
  {
    codeId: uuid('code_id').primaryKey().defaultRandom(),
    phone: text('phone').notNull(),
    purpose: text('purpose').notNull(),
    codeHash: text('code_hash').notNull(),
    ip: text('ip').notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index().on(table.phone, table.sentAt), index().on(table.ip, table.sentAt)],
);

/**
 * Failed guesses at a code. In a separate table, because a guess must stay counted if the transaction that uses the code rolls
 * back, and must not wait for that transaction.
 */
export const codeGuesses = pgTable('code_guesses', {
  codeId: uuid('code_id')
    .primaryKey()
    .references(() => smsCodes.codeId, { onDelete: 'cascade' }),
  guesses: integer('guesses').notNull().default(0),
});
