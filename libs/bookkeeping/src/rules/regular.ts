import { addDays, addMonths } from '@clearloan/loan-math';
import type { BookRecord } from '../contract';

export const rhythms = ['weekly', 'monthly'] as const;
type Rhythm = (typeof rhythms)[number];

/** A record that comes again and again. It lives on the device; what it makes are ordinary records. */
export interface Regular {
  readonly id: string;
  readonly rhythm: Rhythm;
  /** The first day; a month without that day has it on its last. */
  readonly from: string;
  /** How many of its records were made or passed over. */
  readonly made: number;
  readonly record: Pick<BookRecord, 'amount' | 'category_id' | 'note' | 'account_id' | 'to_account_id'> & {
    readonly book_type: 'income' | 'expense' | 'transfer';
  };
}

/** More than anybody catches up at once; the rest comes at the next opening. */
const mostAtOnce = 60;

export const dayOf = ({ rhythm, from }: Pick<Regular, 'rhythm' | 'from'>, count: number): string =>
  rhythm === 'weekly' ? addDays(from, 7 * count) : addMonths(from, count);

/** The days that have come and are not in the book yet. */
export function daysToMake(regular: Regular, today: string): string[] {
  const days: string[] = [];
  for (let count = regular.made; days.length < mostAtOnce && dayOf(regular, count) <= today; count += 1) {
    days.push(dayOf(regular, count));
  }
  return days;
}

/** The days that come after today until a day. */
export function daysAhead(regular: Regular, today: string, until: string): string[] {
  const days: string[] = [];
  for (let count = regular.made; dayOf(regular, count) <= until; count += 1) {
    if (dayOf(regular, count) > today) days.push(dayOf(regular, count));
  }
  return days;
}

/**
 * The id of the record of one day: the same on every phone and in every tab, so that it is made once.
 * @param id a UUID, of which the last twelve digits give way to the count
 */
export const recordIdOf = (id: string, count: number): string =>
  id.slice(0, 24) + String(count).padStart(12, '0');
