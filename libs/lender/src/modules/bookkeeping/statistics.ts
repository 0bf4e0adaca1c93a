import type { statistics, Statistics, WeekDay, SuggestedRecord } from '@clearloan/bookkeeping/contract';
import { and, eq, gte, lt, sql, type SQL, inArray } from 'drizzle-orm';
import { db } from '../../platform/database/connection';
import type { Handler } from '../../platform/context/request-context';
import { type Translate, translateProductName } from '../../platform/context/product-names';
import { categoryName } from './categories';
import { msg } from '@lingui/core/macro';
import { thisLender } from '../../platform/lender/lender';
import { bookRecords } from '../../platform/database/schema/bookkeeping';
import { addDays, addMonths } from '@clearloan/loan-math';
import { instantOf } from '../../platform/context/instants';

/** The database computes the sums: exactly, and in one query each, however many records there are. */
const came = (also: SQL = sql`true`) =>
  sql`coalesce(sum(${bookRecords.amount}) filter (where ${bookRecords.bookType} = 'income' and ${also}), 0)`.mapWith(
    Number,
  );
const paid = (also: SQL = sql`true`) =>
  sql`coalesce(sum(${bookRecords.amount}) filter (where ${bookRecords.bookType} = 'expense' and ${also}), 0)`.mapWith(
    Number,
  );

const between = (borrowerId: string, first: string, next: string) =>
  and(
    eq(bookRecords.borrowerId, borrowerId),
    eq(bookRecords.isDeleted, false),
    gte(bookRecords.recordDate, first),
    lt(bookRecords.recordDate, next),
  );

/** The figures of a month. Transfers are in none of them, but count for the days with records. */
export const showStatistics: Handler<typeof statistics> = async ({ request, borrower, today, now, t }) => {
  const { borrowerId } = borrower;
  const { first, next } = daysOfMonth(request.month);
  const [sums] = await db()
    .select({
      income: came(),
      paid: paid(),
      days: sql`count(distinct ${bookRecords.recordDate})`.mapWith(Number),
    })
    .from(bookRecords)
    .where(between(borrowerId, first, next));
  const { income = 0, paid: paidOut = 0, days = 0 } = sums ?? {};
  return {
    month_income: income,
    month_paid: paidOut,
    month_balance: income - paidOut,
    today_balance: await balanceOfDay(borrowerId, today),
    week_data: await weekBars(borrowerId, weekOf(request.month, today)),
    recorded_days: days,
    by_category: await byCategory(borrowerId, first, next, t),
    suggested: await suggestedRecords(borrowerId, now, t),
  };
};

async function balanceOfDay(borrowerId: string, day: string): Promise<number> {
  const [row] = await db()
    .select({ income: came(), paid: paid() })
    .from(bookRecords)
    .where(and(between(borrowerId, day, '9999-12-31'), eq(bookRecords.recordDate, day)));
  return (row?.income ?? 0) - (row?.paid ?? 0);
}

async function weekBars(borrowerId: string, days: readonly string[]): Promise<WeekDay[]> {
  const rows = await db()
    .select({ date: bookRecords.recordDate, income: came(), paid: paid() })
    .from(bookRecords)
    .where(and(between(borrowerId, days[0] ?? '', '9999-12-31')))
    .groupBy(bookRecords.recordDate);
  return days.map((date) => rows.find((row) => row.date === date) ?? { date, income: 0, paid: 0 });
}

async function byCategory(
  borrowerId: string,
  first: string,
  next: string,
  t: Translate,
): Promise<Statistics['by_category']> {
  const rows = await db()
    .select({ categoryId: sql<string>`coalesce(${bookRecords.categoryId}, 'other')`, amount: paid() })
    .from(bookRecords)
    .where(and(between(borrowerId, first, next), eq(bookRecords.bookType, 'expense')))
    .groupBy(sql`1`)
    .orderBy(sql`2 desc, 1`);
  return rows.map(({ categoryId, amount }) => ({
    category_id: categoryId,
    name: categoryName(categoryId, t),
    amount,
  }));
}

/** The first day of a month and of the next one. @param month `YYYY-MM` */
export function daysOfMonth(month: string): { readonly first: string; readonly next: string } {
  const first = `${month}-01`;
  return { first, next: addMonths(first, 1) };
}

/** The seven days of a month's bar chart, Monday first: this week for the current month, else the month's last week. */
export function weekOf(month: string, today: string): readonly string[] {
  const { next } = daysOfMonth(month);
  const within = today.startsWith(month) ? today : addDays(next, -1);
  const sinceMonday = (instantOf(`${within}T00:00:00Z`).getUTCDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, index) => addDays(within, index - sinceMonday));
}

const mostSuggested = 20;

/**
 * Loan payments that are not in the book. A delay is not a payment itself: its cost is paid with the payment it
 * belongs to. An accepted record has the payment's id, so it is one record on every device, and a deleted one is not proposed
 * again.
 */
async function suggestedRecords(borrowerId: string, now: Date, t: Translate): Promise<SuggestedRecord[]> {
  const posted = await thisLender().core.postedPayments(borrowerId, now);
  const inBook = await recordsAmong(
    borrowerId,
    posted.map(({ paymentId }) => paymentId),
  );
  return posted
    .filter(({ paymentId }) => !inBook.has(paymentId))
    .slice(0, mostSuggested)
    .map(({ paymentId, productName, amount, fee, paidAt, periodNos }) => ({
      paymentId,
      amount: amount + fee,
      paidAt: paidAt.toISOString(),
      title: titleOf(translateProductName(productName, t), periodNos, t),
    }));
}

/** Records with the id of one of these payments, including deleted ones. */
async function recordsAmong(borrowerId: string, paymentIds: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await db()
    .select({ recordId: bookRecords.recordId })
    .from(bookRecords)
    .where(and(eq(bookRecords.borrowerId, borrowerId), inArray(bookRecords.recordId, paymentIds)));
  return new Set(found.map(({ recordId }) => recordId));
}

function titleOf(productName: string, periodNos: readonly number[], t: Translate): string {
  const [periodNo] = periodNos;
  return periodNo === undefined || periodNos.length > 1
    ? t(msg`${productName}, payment`)
    : t(msg`${productName}, payment ${periodNo}`);
}
