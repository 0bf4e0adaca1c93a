import type {
  BookRecord,
  deleteRecord,
  recordInfo,
  recordList,
  saveRecord,
} from '@clearloan/bookkeeping/contract';
import { codes } from '@clearloan/api-client/declare';
import { msg } from '@lingui/core/macro';
import { and, asc, count, desc, eq, gt, gte, lt, type SQL } from 'drizzle-orm';
import { db, writableDb } from '../../platform/database/connection';
import { refuse } from '../../platform/context/refusal';
import type { Handler, RequestFor } from '../../platform/context/request-context';
import { isUuid } from '../../platform/context/uuid';
import { nextChange, replaces } from './change-clock';
import { checkRecord } from './check-record';
import { daysOfMonth } from './statistics';
import { bookRecords } from '../../platform/database/schema/bookkeeping';
import { instantOf } from '../../platform/context/instants';
import { pageOffset } from '../../platform/context/page-offset';

type RecordRow = typeof bookRecords.$inferSelect;

const ofBorrower = (borrowerId: string) => eq(bookRecords.borrowerId, borrowerId);

async function findRecord(borrowerId: string, recordId: string): Promise<RecordRow | undefined> {
  if (!isUuid(recordId)) return undefined;
  const [row] = await db()
    .select()
    .from(bookRecords)
    .where(and(ofBorrower(borrowerId), eq(bookRecords.recordId, recordId)));
  return row;
}

const unknownRecord = () => refuse(codes.notFound, msg`We couldn’t find this record.`);

/** Stores a record unless a later version of it is already stored. Sending the same record twice creates one record. */
export const keepRecord: Handler<typeof saveRecord> = async ({ request, borrower: { borrowerId } }) => {
  await checkRecord(borrowerId, request);
  const changedAt = await nextChange(borrowerId);
  const facts = { ...columnsOf(request), isDeleted: false, changedAt };
  if (!replaces(facts.updatedAt, await findRecord(borrowerId, request.record_id))) return;
  await writableDb()
    .insert(bookRecords)
    .values({ borrowerId, recordId: request.record_id, ...facts })
    .onConflictDoUpdate({ target: [bookRecords.borrowerId, bookRecords.recordId], set: facts });
};

const columnsOf = (request: RequestFor<typeof saveRecord>) => ({
  amount: request.amount,
  categoryId: request.category_id ?? null,
  note: request.note ?? null,
  address: request.address ?? null,
  imgUrl: request.img_url ?? null,
  recordDate: request.record_date,
  bookType: request.book_type,
  accountId: request.account_id,
  toAccountId: request.to_account_id ?? null,
  updatedAt: instantOf(request.updated_at),
});

/** Marks a record as deleted, so that other devices delete it too. A later change of the record wins. */
export const removeRecord: Handler<typeof deleteRecord> = async ({ request, borrower, now }) => {
  const { borrowerId } = borrower;
  const changedAt = await nextChange(borrowerId);
  const kept = await findRecord(borrowerId, request.record_id);
  if (kept === undefined) throw unknownRecord();
  const updatedAt = request.updated_at === undefined ? now : instantOf(request.updated_at);
  if (!replaces(updatedAt, kept)) return;
  await writableDb()
    .update(bookRecords)
    .set({ isDeleted: true, updatedAt, changedAt })
    .where(and(ofBorrower(borrowerId), eq(bookRecords.recordId, kept.recordId)));
};

export const showRecord: Handler<typeof recordInfo> = async ({ request, borrower: { borrowerId } }) => {
  const row = await findRecord(borrowerId, request.record_id);
  if (row === undefined) throw unknownRecord();
  return recordShape(row);
};

/**
 * A page of the records, latest day first; with `since`, everything changed after it, including deleted ones, oldest change
 * first.
 */
export const listRecords: Handler<typeof recordList> = async ({ request, borrower: { borrowerId } }) => {
  const { since, pageSize } = request;
  const offset = pageOffset(request);
  const wanted = and(
    ofBorrower(borrowerId),
    since === undefined ? eq(bookRecords.isDeleted, false) : gt(bookRecords.changedAt, instantOf(since)),
    ...filtersOf(request),
  );
  const [all] = await db().select({ many: count() }).from(bookRecords).where(wanted);
  const order =
    since === undefined
      ? [desc(bookRecords.recordDate), desc(bookRecords.changedAt)]
      : [asc(bookRecords.changedAt)];
  const rows = await db()
    .select()
    .from(bookRecords)
    .where(wanted)
    .orderBy(...order)
    .limit(pageSize)
    .offset(offset);
  return {
    list: rows.map(recordShape),
    hasMore: offset + pageSize < (all?.many ?? 0),
    until: since === undefined ? undefined : (rows.at(-1)?.changedAt.toISOString() ?? since),
  };
};

function filtersOf({ month, book_type, category_id }: RequestFor<typeof recordList>): SQL[] {
  const days = month === undefined ? undefined : daysOfMonth(month);
  return [
    ...(days === undefined
      ? []
      : [gte(bookRecords.recordDate, days.first), lt(bookRecords.recordDate, days.next)]),
    ...(book_type === undefined ? [] : [eq(bookRecords.bookType, book_type)]),
    ...(category_id === undefined ? [] : [eq(bookRecords.categoryId, category_id)]),
  ];
}

const recordShape = (row: RecordRow): BookRecord => ({
  record_id: row.recordId,
  amount: row.amount,
  category_id: row.categoryId ?? undefined,
  note: row.note ?? undefined,
  address: row.address ?? undefined,
  img_url: row.imgUrl ?? undefined,
  record_date: row.recordDate,
  book_type: row.bookType,
  account_id: row.accountId,
  to_account_id: row.toAccountId ?? undefined,
  updated_at: row.updatedAt.toISOString(),
  deleted: row.isDeleted,
});
