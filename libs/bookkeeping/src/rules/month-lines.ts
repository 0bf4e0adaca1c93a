import type { Minor } from '@clearloan/api-client/declare';
import { addDays } from '@clearloan/loan-math';
import { monthAfter, spanOfMonth } from './months';
import { sumUp, type BookSums } from './sums';
import type { BookRecord } from '../contract';

export interface DayBalance {
  readonly day: string;
  /** Income minus expenses, from the first of the month to the end of this day. */
  readonly balance: Minor;
}

/** The balance of a month at the end of each of its days, up to today. */
export function balanceByDay({ byDay }: Pick<BookSums, 'byDay'>, month: string, today: string): DayBalance[] {
  const { first, last } = spanOfMonth(month);
  const line: DayBalance[] = [];
  let balance = 0;
  for (let day = first; day <= last && day <= today; day = addDays(day, 1)) {
    const { income = 0, paid = 0 } = byDay.get(day) ?? {};
    balance += income - paid;
    line.push({ day, balance });
  }
  return line;
}

export interface MonthSpent {
  /** `YYYY-MM` */
  readonly month: string;
  readonly paid: Minor;
}

/** What was spent in each month up to this one, less refunds; oldest first. */
export function spentByMonth(records: readonly BookRecord[], month: string, count: number): MonthSpent[] {
  return Array.from({ length: count }, (_, at) => monthAfter(month, at + 1 - count)).map((each) => ({
    month: each,
    paid: sumUp(
      [],
      records.filter(({ record_date }) => record_date.startsWith(each)),
    ).paid,
  }));
}
