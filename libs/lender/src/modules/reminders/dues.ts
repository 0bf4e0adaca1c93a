import { addDays, addMonths, splitTotal } from '@clearloan/loan-math';
import type { dues, DueItem, ForecastDay } from '@clearloan/reminders/contract';
import { balancesByKind } from '../bookkeeping/account-balances';
import type { Handler } from '../../platform/context/request-context';
import { and, eq, gte } from 'drizzle-orm';
import { bookRecords } from '../../platform/database/schema/bookkeeping';
import { db } from '../../platform/database/connection';
import { type Translate, translateProductName } from '../../platform/context/product-names';
import { thisLender } from '../../platform/lender/lender';
import { regularIncome, type Income } from './regular-income';
import { isDone, soonDays, statusOf } from './reminder-status';
import { remindersOf, type ReminderRow } from './reminders';
import type { Minor } from '@clearloan/api-client/declare';

/** The range of the forecast. */
const aheadDays = 35;

/** Upcoming payments to this lender and others, and whether the money will suffice. */
export const showDues: Handler<typeof dues> = async ({ borrower: { borrowerId }, now, today, t }) => {
  const until = addDays(today, aheadDays);
  const ownPayments = await ownDues(borrowerId, now, today, t);
  const own = ownPayments.filter(({ status, repayTime }) => status !== 'done' && repayTime <= until);
  const others = (await remindersOf(borrowerId)).filter((row) => !isDone(row));
  const next = [...own, ...others.map((row) => dueOf(row, today))].sort(byDay);
  const dueSoon = next.filter(({ repayTime }) => repayTime <= addDays(today, soonDays));
  const all = [...own, ...others.flatMap((row) => duesUntil(row, today, until))];
  const { bank, wallet, cash } = await balancesByKind(borrowerId);
  return {
    dueSoon,
    totals: {
      next7Days: sumOf(dueSoon),
      thisMonth: sumOf(all.filter(({ repayTime }) => repayTime.slice(0, 7) <= today.slice(0, 7))),
      late: sumOf(dueSoon.filter(({ repayTime, isCollecting }) => repayTime < today && !isCollecting)),
    },
    forecast: forecast({
      balance: bank + wallet + cash,
      expected: await incomeAhead(borrowerId, today, until),
      dues: all,
      today,
    }),
    own: ownPayments,
  };
};

const byDay = (one: DueItem, other: DueItem) =>
  one.repayTime.localeCompare(other.repayTime) || one.id.localeCompare(other.id);

const sumOf = (items: readonly DueItem[]): number => items.reduce((total, { amount }) => total + amount, 0);

const dueOf = (row: ReminderRow, today: string): DueItem => ({
  id: row.reminderId,
  source: 'other',
  orderId: undefined,
  productName: row.productName,
  lender: row.lender ?? undefined,
  amount: row.amount,
  repayTime: row.repayTime,
  originalRepayTime: undefined,
  status: statusOf(row, today),
  isCollecting: false,
  times: row.times ?? undefined,
  paidTimes: row.paidTimes ?? undefined,
  bell: row.bell ?? undefined,
});

/** The payments of one reminder until a day. A monthly one falls on the last day of shorter months. */
function duesUntil(row: ReminderRow, today: string, until: string): DueItem[] {
  const left = row.cycle === 'once' ? 1 : (row.times ?? Number.MAX_SAFE_INTEGER) - (row.paidTimes ?? 0);
  const dues: DueItem[] = [];
  for (let count = 0; count < left; count += 1) {
    const repayTime = dayAfter(row, count);
    if (repayTime > until) break;
    dues.push({ ...dueOf(row, today), repayTime });
  }
  return dues;
}

function dayAfter({ repayTime, cycle, dayOfMonth }: ReminderRow, count: number): string {
  if (cycle === 'weekly') return addDays(repayTime, 7 * count);
  if (count === 0) return repayTime;
  const month = addMonths(`${repayTime.slice(0, 7)}-01`, count);
  const last = Number(addDays(addMonths(month, 1), -1).slice(8));
  const day = Math.min(dayOfMonth ?? Number(repayTime.slice(8)), last);
  return `${month.slice(0, 7)}-${String(day).padStart(2, '0')}`;
}

interface Outlook {
  readonly balance: Minor;
  readonly expected: readonly { readonly day: string; readonly amount: Minor }[];
  readonly dues: readonly { readonly repayTime: string; readonly amount: Minor }[];
  readonly today: string;
}

/** The balance at the end of each day with a movement; overdue payments count as paid today. */
function forecast({ balance, expected, dues, today }: Outlook): ForecastDay[] {
  const moves = new Map<string, { in: Minor; out: Minor }>();
  const at = (day: string) => {
    const move = moves.get(day) ?? { in: 0, out: 0 };
    moves.set(day, move);
    return move;
  };
  for (const { day, amount } of expected) at(day).in += amount;
  for (const { repayTime, amount } of dues) at(repayTime < today ? today : repayTime).out += amount;
  let left = balance;
  return [...moves]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([date, move]) => {
      left += move.in - move.out;
      return { date, ...move, balance: left };
    });
}

/** All payments of the borrower's running loans at this lender by day, including paid ones. */
async function ownDues(borrowerId: string, now: Date, today: string, t: Translate): Promise<DueItem[]> {
  const running = await thisLender().core.runningLoans(borrowerId, now, today);
  return running.flatMap(({ orderId, productName, lenderName, rows }) => {
    const paidTimes = rows.filter(({ isOpen }) => !isOpen).length;
    return rows.map(({ periodNo, dueDate, movedFrom, due, open, isOpen, isCollecting }): DueItem => ({
      id: `${orderId}-${String(periodNo)}`,
      source: 'own',
      orderId,
      productName: translateProductName(productName, t),
      lender: lenderName,
      amount: splitTotal(isOpen ? open : due),
      repayTime: dueDate,
      originalRepayTime: movedFrom,
      status: !isOpen ? 'done' : dueDate < today && !isCollecting ? 'late' : 'due',
      isCollecting,
      times: rows.length,
      paidTimes,
      bell: undefined,
    }));
  });
}

async function incomeAhead(borrowerId: string, today: string, until: string): Promise<Income[]> {
  const rows = await db()
    .select()
    .from(bookRecords)
    .where(
      and(
        eq(bookRecords.borrowerId, borrowerId),
        eq(bookRecords.bookType, 'income'),
        eq(bookRecords.isDeleted, false),
        gte(bookRecords.recordDate, addMonths(today, -3)),
      ),
    );
  return regularIncome(rows, today, until);
}
