import { boolean, index, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { lenderTable } from './lender-table';

export const borrowers = lenderTable(
  'borrowers',
  { emptied: { phone: null, passwordHash: null, email: null, lastLoginAt: null } },
  {
    borrowerId: uuid('borrower_id').primaryKey().defaultRandom(),
    /** In E.164 form, `+628123450417`; cleared when the account is erased. */
    phone: text('phone').unique(),
    /** scrypt with its salt and parameters; null until the borrower chooses a password. */
    passwordHash: text('password_hash'),
    /** The borrower's own choice; proven by a code. */
    email: text('email'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastLoginAt: timestamp('last_login_at', { withTimezone: true }),
    /** Set when deletion is requested: the data is erased at this time (business time). */
    eraseAt: timestamp('erase_at', { withTimezone: true }),
    isErased: boolean('is_erased').notNull().default(false),
  },
);

/** One-time codes sent to a device; real time. */
export const smsCodes = lenderTable(
  'sms_codes',
  { erased: true },
  {
    codeId: uuid('code_id').primaryKey().defaultRandom(),
    /** The number in E.164 form; of an e-mail address only its hash. */
    phone: text('phone').notNull(),
    purpose: text('purpose').notNull(),
    codeHash: text('code_hash').notNull(),
    /** Who requested it, `borrower <id>`, `device <id>` or `network <block>`: its limits and its guesses belong to them. */
    requester: text('requester').notNull(),
    /** The networks of the request, where the caller typed the number. */
    networks: text('networks').array().notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [
    index().on(table.phone, table.sentAt),
    index().on(table.requester, table.sentAt),
    index().on(table.sentAt),
    index().using('gin', table.networks),
  ],
);

/**
 * Failed guesses at a code. In a separate table, because a guess must stay counted if the transaction that uses the code rolls
 * back, and must not wait for that transaction.
 */
export const codeGuesses = lenderTable(
  'code_guesses',
  { erasedWith: 'sms_codes' },
  {
    codeId: uuid('code_id')
      .primaryKey()
      .references(() => smsCodes.codeId, { onDelete: 'cascade' }),
    guesses: integer('guesses').notNull().default(0),
    /** Those from other networks than the request's, so that nobody there uses up the requester's. */
    guessesElsewhere: integer('guesses_elsewhere').notNull().default(0),
  },
);
