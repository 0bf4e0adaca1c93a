import { sql } from 'drizzle-orm';
import { date, index, integer, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { lenderTable } from './lender-table';
import { borrowers } from './borrowers';
import { keptTerms, minor, termsColumns } from './terms-columns';

const instantColumn = (name: string) => timestamp(name, { withTimezone: true });

export const products = lenderTable(
  'products',
  { nobodys: true },
  {
    productId: text('product_id').primaryKey(),
    /** This lender's own display order; screens sort by cost. */
    position: integer('position').notNull(),
    name: text('name').notNull(),
    lenderName: text('lender_name').notNull(),
    lenderRegistration: text('lender_registration').notNull(),
    amountMin: minor('amount_min').notNull(),
    amountMax: minor('amount_max').notNull(),
    amountStep: minor('amount_step').notNull(),
    tenures: integer('tenures').array().notNull(),
    /** The representative example shown next to every rate. */
    exampleAmount: minor('example_amount').notNull(),
    exampleTenure: integer('example_tenure').notNull(),
    /** chosen: the borrower sets amount and tenure · plans: a tenure is picked from a list · fixed: both are given. */
    confirmation: text('confirmation', { enum: ['chosen', 'plans', 'fixed'] }).notNull(),
    minMonthlyIncome: minor('min_monthly_income').notNull(),
    /** The tax card is required above this amount. */
    taxCardAbove: minor('tax_card_above'),
    tags: text('tags', { enum: ['sameDay', 'noLateFee', 'shops', 'firstLoan'] })
      .array()
      .notNull(),
    ...termsColumns(),
  },
);

/** An application and its later state; business time. */
export const orders = lenderTable(
  'orders',
  { kept: 'applications', texts: { productId: 'kept', language: 'kept' } },
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
    /** Incremented on every transition. */
    version: integer('version').notNull().default(1),
    createdAt: instantColumn('created_at').notNull(),
    statusAt: instantColumn('status_at').notNull(),
    /** When a closed loan opened again; the borrower may have taken another one of the product since. */
    reopenedAt: instantColumn('reopened_at'),
    reason: text('reason', {
      enum: ['age', 'income', 'staff', 'accountRefused', 'offerEnded', 'byBorrower', 'takenBack'],
    }),
    retryAt: date('retry_at', { mode: 'string' }),
    /** The language in which the borrower applied, used for the message about the decision. */
    language: text('language'),
    /** What the borrower tried before applying; null if nothing. The offer opens on it. */
    chosenAmount: minor('chosen_amount'),
    chosenTenure: integer('chosen_tenure'),
    /** The most this borrower may borrow; set on approval. */
    amountMax: minor('amount_max'),
    offerUntil: instantColumn('offer_until'),
    /** When the next automatic step is due: a decision, the end of an offer, a payout, an incoming payment. */
    wakeAt: instantColumn('wake_at'),
    /** The first day on which the loan is overdue if nothing is paid. */
    lateFrom: date('late_from', { mode: 'string' }),
    /** When an external system confirmed the borrower's identity; null if none is used. */
    identityCheckedAt: instantColumn('identity_checked_at'),
    /** The last check of the identity, and when the borrower saved what it checks; real time. */
    identityCheckId: uuid('identity_check_id'),
    identitySavedAt: instantColumn('identity_saved_at'),
  },
  (table) => [
    index().on(table.borrowerId, table.createdAt),
    index().on(table.productId, table.createdAt),
    index().on(table.wakeAt),
    uniqueIndex('one_open_order_of_a_product')
      .on(table.borrowerId, table.productId)
      .where(
        sql`${table.status} not in ('rejected', 'settled', 'cancelled', 'withdrawn') and ${table.reopenedAt} is null`,
      ),
  ],
);

/** Every transition of an order, kept permanently. */
export const orderHistory = lenderTable(
  'order_history',
  { kept: 'applications', texts: { from: 'kept', to: 'kept' } },
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

/** A signed loan: one per order, with its own copy of the terms. */
export const loans = lenderTable(
  'loans',
  {
    kept: 'loanAccounts',
    texts: {
      ...keptTerms,
      apr: 'kept',
      keyFactsVersion: 'kept',
      cardId: 'kept',
      bankName: 'kept',
      bankTail: 'kept',
    },
  },
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.orderId),
    principal: minor('principal').notNull(),
    net: minor('net').notNull(),
    fee: minor('fee').notNull(),
    tax: minor('tax').notNull(),
    tenure: integer('tenure').notNull(),
    apr: text('apr').notNull(),
    /** The day interest starts: the day of the payout. */
    startDate: date('start_date', { mode: 'string' }).notNull(),
    signedAt: instantColumn('signed_at').notNull(),
    keyFactsVersion: text('key_facts_version').notNull(),
    /** The latest payout that was requested; null until then. */
    payoutId: uuid('payout_id').unique(),
    paidOutAt: instantColumn('paid_out_at'),
    cardId: text('card_id').notNull(),
    bankName: text('bank_name').notNull(),
    bankTail: text('bank_tail').notNull(),
    /** How many promises, and how many new plans, the borrower may agree to when they cannot pay. Staff may allow more. */
    arrangementsAllowed: integer('arrangements_allowed').notNull().default(1),
    ...termsColumns(),
  },
);

/** The agreed plan of a loan. Payments, moved due dates and changes of the plan are in separate tables. */
export const planRows = lenderTable(
  'plan_rows',
  { kept: 'loanAccounts', texts: {} },
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
    /** The balance that accrues interest in this period. */
    balanceBefore: minor('balance_before').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.periodNo] })],
);

/** The exact text that was signed. */
export const signedAgreements = lenderTable(
  'signed_agreements',
  {
    kept: 'loanAccounts',
    texts: { scene: 'kept', title: 'kept', version: 'kept', language: 'kept', html: 'kept', sha256: 'kept' },
  },
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

/** Service ratings by borrowers; requested once. */
export const serviceRatings = lenderTable(
  'service_ratings',
  { erased: true },
  {
    borrowerId: uuid('borrower_id')
      .primaryKey()
      .references(() => borrowers.borrowerId),
    score: integer('score').notNull(),
    comment: text('comment'),
    ratedAt: instantColumn('rated_at').notNull(),
  },
);
