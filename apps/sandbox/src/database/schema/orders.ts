import { sql } from 'drizzle-orm';
import {
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { borrowers } from './borrowers';
import { minor, termsColumns } from './terms-columns';

const instantColumn = (name: string) => timestamp(name, { withTimezone: true });

/** What may be borrowed. */
export const products = pgTable('products', {
  productId: text('product_id').primaryKey(),
  /** The order in which this lender would show them; screens sort by cost. */
  position: integer('position').notNull(),
  name: text('name').notNull(),
  lenderName: text('lender_name').notNull(),
  lenderRegistration: text('lender_registration').notNull(),
  amountMin: minor('amount_min').notNull(),
  amountMax: minor('amount_max').notNull(),
  amountStep: minor('amount_step').notNull(),
  tenures: integer('tenures').array().notNull(),
  /** The example that stands beside every mention of a rate. */
  exampleAmount: minor('example_amount').notNull(),
  exampleTenure: integer('example_tenure').notNull(),
  /** chosen: amount and time are the borrower's · plans: a time is picked from a list · fixed: both are given. */
  confirmation: text('confirmation', { enum: ['chosen', 'plans', 'fixed'] }).notNull(),
  minMonthlyIncome: minor('min_monthly_income').notNull(),
  /** Above this amount the tax card is needed. */
  taxCardAbove: minor('tax_card_above'),
  tags: text('tags', { enum: ['sameDay', 'noLateFee', 'shops', 'firstLoan'] })
    .array()
    .notNull(),
  ...termsColumns(),
});

/** An application and what became of it; business time. */
export const orders = pgTable(
  'orders',
  {
    orderId: uuid('order_id').primaryKey().defaultRandom(),
    serialNo: integer('serial_no').notNull().generatedAlwaysAsIdentity({ startWith: 48_213 }),
    borrowerId: uuid('borrower_id')
      .notNull()
      .references(() => borrowers.borrowerId),
    productId: text('product_id')
      .notNull()
      .references(() => products.productId),
    status: text('status', {
      enum: [
        'draft',
        'reviewing',
        'rejected',
        'approved',
        'disbursing',
        'disburseFailed',
        'repaying',
        'overdue',
        'settled',
        'cancelled',
        'withdrawn',
      ],
    }).notNull(),
    /** Grows by one with every move. */
    version: integer('version').notNull().default(1),
    createdAt: instantColumn('created_at').notNull(),
    statusAt: instantColumn('status_at').notNull(),
    reason: text('reason', {
      enum: ['age', 'income', 'staff', 'accountRefused', 'offerEnded', 'byBorrower', 'takenBack'],
    }),
    retryAt: date('retry_at', { mode: 'string' }),
    /** In which language the borrower sent it: the message about the decision uses it. */
    language: text('language'),
    /** The most this borrower may take; known once approved. */
    amountMax: minor('amount_max'),
    offerUntil: instantColumn('offer_until'),
    /** When something happens by itself next: a decision, an offer's end, a payout, money that arrives. */
    wakeAt: instantColumn('wake_at'),
    /** The first day on which the loan is late if nothing is paid. */
    lateFrom: date('late_from', { mode: 'string' }),
    /** When an outside system told who the borrower is; null where none is asked. */
    identityCheckedAt: instantColumn('identity_checked_at'),
    /** Since when a step of this order cannot be done and the lender looks into it; real time. */
    attentionSince: instantColumn('attention_since'),
    /** What failed, for the staff. */
    attentionReason: text('attention_reason'),
    stepTries: integer('step_tries').notNull().default(0),
    /** When the step is tried again; real time. */
    retryStepAt: instantColumn('retry_step_at'),
  },
  (table) => [
    index().on(table.borrowerId, table.createdAt),
    index().on(table.productId, table.createdAt),
    index().on(table.wakeAt),
    uniqueIndex('one_open_order_of_a_product')
      .on(table.borrowerId, table.productId)
      .where(sql`${table.status} not in ('rejected', 'settled', 'cancelled', 'withdrawn')`),
  ],
);

/** Every move of an order, kept for good. */
export const orderHistory = pgTable(
  'order_history',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.orderId),
    version: integer('version').notNull(),
    from: text('from_status').notNull(),
    to: text('to_status').notNull(),
    at: instantColumn('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.version] }),
    index('decisions_by_time')
      .on(table.at)
      .where(sql`${table.from} = 'reviewing'`),
  ],
);

/** A signed loan: one for an order, with its own copy of the rules. */
export const loans = pgTable('loans', {
  orderId: uuid('order_id')
    .primaryKey()
    .references(() => orders.orderId),
  principal: minor('principal').notNull(),
  net: minor('net').notNull(),
  fee: minor('fee').notNull(),
  tax: minor('tax').notNull(),
  tenure: integer('tenure').notNull(),
  apr: text('apr').notNull(),
  /** The day from which interest runs: the payout's. */
  startDate: date('start_date', { mode: 'string' }).notNull(),
  signedAt: instantColumn('signed_at').notNull(),
  keyFactsVersion: text('key_facts_version').notNull(),
  /** When the payout is tried. */
  payoutAt: instantColumn('payout_at').notNull(),
  payoutTries: integer('payout_tries').notNull().default(0),
  /** The newest payout that an outside system was asked for; null where the sandbox pays by itself. */
  payoutId: uuid('payout_id').unique(),
  paidOutAt: instantColumn('paid_out_at'),
  cardId: text('card_id').notNull(),
  bankName: text('bank_name').notNull(),
  bankTail: text('bank_tail').notNull(),
  ...termsColumns(),
});

/** The plan of a loan as it was agreed; what was paid, moved or waived stands in tables of its own. */
export const planRows = pgTable(
  'plan_rows',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => loans.orderId),
    periodNo: integer('period_no').notNull(),
    dueDate: date('due_date', { mode: 'string' }).notNull(),
    principal: minor('principal').notNull(),
    interest: minor('interest').notNull(),
    fee: minor('fee').notNull(),
    tax: minor('tax').notNull(),
    /** What carries interest in this period. */
    balanceBefore: minor('balance_before').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.periodNo] })],
);

/** What was signed, word by word. */
export const signedAgreements = pgTable(
  'signed_agreements',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.orderId),
    scene: text('scene').notNull(),
    title: text('title').notNull(),
    version: text('version').notNull(),
    language: text('language').notNull(),
    html: text('html').notNull(),
    sha256: text('sha256').notNull(),
    signedAt: instantColumn('signed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.scene] })],
);

/** How borrowers found it; asked once. */
export const serviceRatings = pgTable('service_ratings', {
  borrowerId: uuid('borrower_id')
    .primaryKey()
    .references(() => borrowers.borrowerId),
  score: integer('score').notNull(),
  comment: text('comment'),
  ratedAt: instantColumn('rated_at').notNull(),
});
