import { date, index, integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { lenderTable } from './lender-table';
import { loans } from './orders';
import { payments } from './payments';
import { minor } from './terms-columns';

/** Payments of a plan that were moved, with the cost of moving them. A promise moves all late ones. */
export const delays = lenderTable(
  'delays',
  { kept: 'loanAccounts', texts: {} },
  {
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.paymentId),
    orderId: uuid('order_id')
      .notNull()
      .references(() => loans.orderId),
    periodNo: integer('period_no').notNull(),
    days: integer('days').notNull(),
    /** The day from which the new due date counts: a payment that was late until then keeps its late fee. */
    agreedOn: date('agreed_on', { mode: 'string' }).notNull(),
    newDueDate: date('new_due_date', { mode: 'string' }).notNull(),
    fee: minor('fee').notNull(),
    tax: minor('tax').notNull(),
    interest: minor('interest').notNull(),
  },
  (table) => [primaryKey({ columns: [table.paymentId, table.periodNo] }), index().on(table.orderId)],
);

/**
 * How early money, or a new plan for a late borrower, changed the plan, as differences: interest that is never charged, and
 * principal that another payment of the plan repays. A reversal of the money has the same rows with the opposite sign.
 */
export const planChanges = lenderTable(
  'plan_changes',
  { kept: 'loanAccounts', texts: {} },
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => loans.orderId),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.paymentId),
    kind: text('kind', { enum: ['payment', 'reversal', 'newPlan'] }).notNull(),
    periodNo: integer('period_no').notNull(),
    valueDay: date('value_day', { mode: 'string' }).notNull(),
    principal: minor('principal').notNull(),
    interest: minor('interest').notNull(),
    fee: minor('fee').notNull(),
    tax: minor('tax').notNull(),
    /** The day from which the interest of this payment runs now. */
    interestFrom: date('interest_from', { mode: 'string' }),
    /** Of a new plan: the due date from `valueDay` on, and the end of the period of its interest. */
    dueDate: date('due_date', { mode: 'string' }),
    /**
     * Of the first payment of a new plan, or a payment that was paid in part early: its interest that had run before `interestFrom`.
     */
    ranBefore: minor('ran_before'),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.paymentId, table.kind, table.periodNo] }),
    index().on(table.paymentId),
  ],
);
