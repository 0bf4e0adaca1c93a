import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { lenderTable } from './lender-table';
import { borrowers } from './borrowers';
import { orders } from './orders';
import { minor } from './terms-columns';

const instantColumn = (name: string) => timestamp(name, { withTimezone: true });

/** Payments that arrived, are in transit or are being traced; business time. */
export const payments = lenderTable(
  'payments',
  { kept: 'loanAccounts', texts: { payType: 'kept', vcode: 'kept', reference: 'kept', source: 'kept' } },
  {
    paymentId: uuid('payment_id').primaryKey().defaultRandom(),
    serialNo: integer('serial_no').notNull().generatedAlwaysAsIdentity({ startWith: 10_001 }),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.orderId),
    kind: text('kind', { enum: ['code', 'reference', 'payout', 'delay', 'refund'] }).notNull(),
    purpose: text('purpose', {
      enum: ['period', 'amount', 'payoff', 'coolingOff', 'delay', 'promise', 'newPlan'],
    }),
    payType: text('pay_type'),
    /** The part posted to the loan. */
    amount: minor('amount').notNull(),
    /** The additional fee of the payment method. */
    fee: minor('fee').notNull().default(0),
    status: text('status', {
      enum: [
        'waiting',
        'verifying',
        'posted',
        'notFound',
        'amountDiffers',
        'refused',
        'expired',
        'returned',
        'reversed',
        'collecting',
        'sending',
      ],
    }).notNull(),
    reason: text('reason', {
      enum: [
        'replaced',
        'ended',
        'paid',
        'notFound',
        'amountDiffers',
        'reversed',
        'late',
        'short',
        'over',
        'nothingDue',
        'otherAmount',
        'referenceUsed',
        'notCollected',
      ],
    }),
    at: instantColumn('at').notNull(),
    /** The date that counts for late fees and early payoff. Once the money is posted, it is the bank's booking date. */
    valueDay: date('value_day', { mode: 'string' }).notNull(),
    /** The plan payments that it is for; once posted, those that it reached. */
    periodNos: integer('period_nos').array().notNull(),
    /** What stays the same if it is more than what is due: the payments, or the end of the loan. */
    keep: text('keep', { enum: ['instalment', 'tenure'] }),
    /** What it was for before it was posted. */
    chosenPeriodNos: integer('chosen_period_nos').array(),
    vcode: text('vcode').unique(),
    expiresAt: instantColumn('expires_at'),
    /** When the bank looks again for a reference that it has not found. */
    nextCheckAt: instantColumn('next_check_at'),
    reference: text('reference'),
    /** The id under which the bank reports a collection. */
    collectionId: uuid('collection_id').unique(),
    /** The day on which the bank’s statement shows the collection. */
    bankDay: date('bank_day', { mode: 'string' }),
    /** See the ledger's source; of the money that this payment brought. */
    source: text('source'),
    checkedAt: instantColumn('checked_at'),
    postedAt: instantColumn('posted_at'),
    /** When the bank booked the money; it decides in which order the payments of a loan count. */
    bookedAt: instantColumn('booked_at'),
    /** When the bank took the money back. */
    reversedAt: instantColumn('reversed_at'),
  },
  (table) => [
    index().on(table.orderId, table.at),
    check('amount_not_negative', sql`${table.amount} >= 0 and ${table.fee} >= 0`),
  ],
);

/** The plan payments that a pay code covers. Each has at most one open code. */
export const payCodePeriods = lenderTable(
  'pay_code_periods',
  { kept: 'loanAccounts', texts: {} },
  {
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.paymentId),
    orderId: uuid('order_id').notNull(),
    periodNo: integer('period_no').notNull(),
    isOpen: boolean('is_open').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.paymentId, table.periodNo] }),
    uniqueIndex('one_open_code_of_a_period')
      .on(table.orderId, table.periodNo)
      .where(sql`${table.isOpen}`),
  ],
);

/**
 * Bank references that borrowers submitted, normalised. Anyone may submit one, because a mistyped reference may be somebody
 * else's; its money belongs to one payment permanently.
 */
export const bankReferences = lenderTable(
  'bank_references',
  { kept: 'loanAccounts', texts: { reference: 'kept', pictureId: null } },
  {
    reference: text('reference').notNull(),
    borrowerId: uuid('borrower_id')
      .notNull()
      .references(() => borrowers.borrowerId),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.paymentId),
    /** When it was submitted; of several that fit, the first gets the money. */
    at: instantColumn('at').notNull(),
    /** Whether the money of this reference went to this payment. */
    isTaken: boolean('is_taken').notNull().default(false),
    /** When the bank booked the money, in business time; set once the bank has found it. */
    bookedAt: instantColumn('booked_at'),
    /** The amount in the bank's books; set on the first check. */
    bankAmount: minor('bank_amount'),
    looks: integer('looks').notNull().default(0),
    pictureId: text('picture_id'),
  },
  (table) => [
    primaryKey({ columns: [table.reference, table.paymentId] }),
    uniqueIndex('one_payment_of_a_reference')
      .on(table.reference)
      .where(sql`${table.isTaken}`),
    index().on(table.paymentId),
  ],
);

/**
 * The double-entry ledger. Append-only (a trigger rejects other changes), and each posting balances at commit. Every balance is
 * a sum: debits positive, credits negative.
 */
export const ledgerEntries = lenderTable(
  'ledger_entries',
  { kept: 'loanAccounts', texts: { source: 'kept' } },
  {
    entryId: bigint('entry_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    postingId: uuid('posting_id').notNull(),
    kind: text('kind', { enum: ['payout', 'payment', 'return', 'reversal'] }).notNull(),
    account: text('account', {
      enum: ['bank', 'principal', 'interest', 'fee', 'penalty', 'payFee', 'toReturn'],
    }).notNull(),
    amount: minor('amount').notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.orderId),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.paymentId),
    periodNo: integer('period_no'),
    /** Of a line on the account `bank`: the bank's entry, the order to the bank, or the act of staff behind it. */
    source: text('source'),
    valueDay: date('value_day', { mode: 'string' }).notNull(),
    at: instantColumn('at').notNull(),
  },
  (table) => [
    index().on(table.orderId, table.kind),
    index().on(table.paymentId),
    index().on(table.postingId),
    check('amount_not_zero', sql`${table.amount} <> 0`),
    check('bank_has_a_source', sql`(${table.account} = 'bank') = (${table.source} is not null)`),
    index().on(table.source),
  ],
);
