import type {
  closeReminder,
  deleteReminder,
  Reminder,
  reminderInfo,
  reminderList,
  saveReminder,
  setReminder,
} from '@clearloan/reminders/contract';
import { codes } from '@clearloan/api-client/declare';
import { msg } from '@lingui/core/macro';
import { and, asc, eq, gt } from 'drizzle-orm';
import { mostOfMoney } from '../bookkeeping/amounts';
import { nextChange, replaces } from '../bookkeeping/change-clock';
import { db, writableDb } from '../../platform/database/connection';
import { refuse } from '../../platform/context/refusal';
import type { Handler } from '../../platform/context/request-context';
import { isUuid } from '../../platform/context/uuid';
import { statusOf } from './reminder-status';
import { reminders } from '../../platform/database/schema/reminders';
import { instantOf } from '../../platform/context/instants';

export type ReminderRow = typeof reminders.$inferSelect;

/** More than anyone has; the list is returned whole. */
const mostReminders = 500;
const ofBorrower = (borrowerId: string) => eq(reminders.borrowerId, borrowerId);
const unknownReminder = () => refuse(codes.notFound, msg`We couldn’t find this reminder.`);
const isReminder = (borrowerId: string, reminderId: string) =>
  and(ofBorrower(borrowerId), eq(reminders.reminderId, reminderId));

async function findReminder(borrowerId: string, reminderId: string): Promise<ReminderRow | undefined> {
  if (!isUuid(reminderId)) return undefined;
  const [row] = await db().select().from(reminders).where(isReminder(borrowerId, reminderId));
  return row;
}

/** A borrower's reminders that are not deleted, earliest first. */
export const remindersOf = (borrowerId: string): Promise<ReminderRow[]> =>
  db()
    .select()
    .from(reminders)
    .where(and(ofBorrower(borrowerId), eq(reminders.isDeleted, false)))
    .orderBy(asc(reminders.repayTime), asc(reminders.reminderId));

/** Stores a reminder unless a later version is already stored. Separate endpoints set its bell. */
export const keepReminder: Handler<typeof saveReminder> = async ({ request, borrower: { borrowerId } }) => {
  if (request.amount < 1 || request.amount > mostOfMoney) {
    throw refuse(codes.badInput, msg`Check this amount.`, { field: 'amount' });
  }
  // All payments since then are added up.
  if (request.repayTime < '1970-01-01' || request.repayTime > '2999-12-31')
    throw refuse(codes.badInput, msg`Check the year.`, { field: 'repayTime' });
  const changedAt = await nextChange(borrowerId);
  const { id: reminderId, updated_at, productName, amount, repayTime, cycle } = request;
  const updatedAt = instantOf(updated_at);
  const kept = await findReminder(borrowerId, reminderId);
  if (!replaces(updatedAt, kept)) return;
  if (kept === undefined && (await remindersOf(borrowerId)).length >= mostReminders) {
    throw refuse(codes.tooMany, msg`You can’t add more reminders. Delete one you don’t need.`);
  }
  const { lender = null, dayOfMonth = null, times = null, paidTimes = null, note = null } = request;
  const facts = { productName, lender, amount, repayTime, cycle, dayOfMonth, times, paidTimes, note };
  const version = { updatedAt, isDeleted: false, changedAt };
  await writableDb()
    .insert(reminders)
    .values({ borrowerId, reminderId, ...facts, ...version })
    .onConflictDoUpdate({
      target: [reminders.borrowerId, reminders.reminderId],
      set: { ...facts, ...version },
    });
};

interface Change {
  readonly borrowerId: string;
  readonly reminderId: string;
  readonly updatedAt: Date;
  readonly set: Partial<Pick<ReminderRow, 'bell' | 'isDeleted'>>;
}

async function change({ borrowerId, reminderId, updatedAt, set }: Change): Promise<void> {
  const changedAt = await nextChange(borrowerId);
  const kept = await findReminder(borrowerId, reminderId);
  if (kept === undefined) throw unknownReminder();
  if (!replaces(updatedAt, kept)) return;
  await writableDb()
    .update(reminders)
    .set({ ...set, updatedAt, changedAt })
    .where(isReminder(borrowerId, reminderId));
}

const timeOf = (given: string | undefined, now: Date): Date => (given === undefined ? now : instantOf(given));

export const setBell: Handler<typeof setReminder> = async ({ request, borrower: { borrowerId }, now }) => {
  const { id: reminderId, daysBefore, time, channels, updated_at } = request;
  const updatedAt = timeOf(updated_at, now);
  await change({ borrowerId, reminderId, updatedAt, set: { bell: { daysBefore, time, channels } } });
};

export const closeBell: Handler<typeof closeReminder> = async ({
  request,
  borrower: { borrowerId },
  now,
}) => {
  const updatedAt = timeOf(request.updated_at, now);
  await change({ borrowerId, reminderId: request.id, updatedAt, set: { bell: null } });
};

export const removeReminder: Handler<typeof deleteReminder> = async ({
  request,
  borrower: { borrowerId },
  now,
}) => {
  const updatedAt = timeOf(request.updated_at, now);
  await change({ borrowerId, reminderId: request.id, updatedAt, set: { isDeleted: true } });
};

export const showReminder: Handler<typeof reminderInfo> = async ({
  request,
  borrower: { borrowerId },
  today,
}) => {
  const row = await findReminder(borrowerId, request.id);
  if (row === undefined) throw unknownReminder();
  return reminderShape(row, today);
};

/** A list by status; with `since`, what changed after it, including deleted ones. */
export const listReminders: Handler<typeof reminderList> = async ({
  request,
  borrower: { borrowerId },
  today,
}) => {
  const { status, since } = request;
  if (since === undefined) {
    const list = (await remindersOf(borrowerId)).map((row) => reminderShape(row, today));
    return { list: list.filter((each) => isIn(status, each)), hasMore: false, until: undefined };
  }
  const rows = await db()
    .select()
    .from(reminders)
    .where(and(ofBorrower(borrowerId), gt(reminders.changedAt, instantOf(since))))
    .orderBy(asc(reminders.changedAt));
  const list = rows.map((row) => reminderShape(row, today));
  return {
    list: list.filter((each) => isIn(status, each)),
    hasMore: false,
    until: rows.at(-1)?.changedAt.toISOString() ?? since,
  };
};

/** Overdue ones are listed with the due ones. */
function isIn(wanted: 'all' | 'upcoming' | 'due' | 'done' | 'off', { status }: Reminder): boolean {
  return wanted === 'all' || wanted === status || (wanted === 'due' && status === 'late');
}

const reminderShape = (row: ReminderRow, today: string): Reminder => ({
  id: row.reminderId,
  productName: row.productName,
  lender: row.lender ?? undefined,
  amount: row.amount,
  repayTime: row.repayTime,
  cycle: row.cycle,
  dayOfMonth: row.dayOfMonth ?? undefined,
  times: row.times ?? undefined,
  paidTimes: row.paidTimes ?? undefined,
  note: row.note ?? undefined,
  status: statusOf(row, today),
  bell: row.bell ?? undefined,
  updated_at: row.updatedAt.toISOString(),
  deleted: row.isDeleted,
});
