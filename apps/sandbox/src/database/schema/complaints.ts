import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { borrowers } from './borrowers';
import { orders } from './orders';

const instantColumn = (name: string) => timestamp(name, { withTimezone: true });
const statuses = ['submitted', 'accepted', 'answered', 'reopened', 'closed'] as const;

/** Reports of borrowers as they stand; business time. */
export const problems = pgTable(
  'problems',
  {
    serialNo: integer('serial_no').primaryKey().generatedAlwaysAsIdentity({ startWith: 20_418 }),
    borrowerId: uuid('borrower_id')
      .notNull()
      .references(() => borrowers.borrowerId),
    orderId: uuid('order_id').references(() => orders.orderId),
    problemType: text('problem_type').notNull(),
    problemSonType: text('problem_son_type').notNull(),
    status: text('status', { enum: statuses }).notNull(),
    statusAt: instantColumn('status_at').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    /** When an answer is promised. */
    answerBy: instantColumn('answer_by').notNull(),
    closedAt: instantColumn('closed_at'),
    /** What the borrower said of the last answer. */
    helped: boolean('helped'),
    /** The screen that help was asked for from: a name of the route table. */
    screen: text('screen'),
  },
  (table) => [index().on(table.borrowerId, table.createdAt)],
);

/** Everything that was said and done about a report; only ever added to. */
export const problemEvents = pgTable(
  'problem_events',
  {
    eventNo: bigint('event_no', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    serialNo: integer('serial_no')
      .notNull()
      .references(() => problems.serialNo),
    borrowerId: uuid('borrower_id')
      .notNull()
      .references(() => borrowers.borrowerId),
    at: instantColumn('at').notNull(),
    /** The status from then on. */
    status: text('status', { enum: statuses }).notNull(),
    by: text('by', { enum: ['borrower', 'lender'] }).notNull(),
    /** First name of the employee. */
    who: text('who'),
    text: text('text'),
    pictureIds: text('picture_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Made by the phone: what it drafted once is said once. */
    draftId: uuid('draft_id'),
  },
  (table) => [
    index().on(table.serialNo, table.eventNo),
    uniqueIndex('one_event_of_a_draft').on(table.borrowerId, table.draftId),
  ],
);
