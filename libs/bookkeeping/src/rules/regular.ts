import { count, date, oneOf } from '@clearloan/api-client/declare';
import type { OfflineStore } from '@clearloan/api-client/offline';
import { addDays, addMonths } from '@clearloan/loan-math';
import * as v from 'valibot';
import { bookTypes, type BookRecord } from '../contract';
import { lists } from './local-records';

const rhythms = ['weekly', 'monthly'] as const;
type Rhythm = (typeof rhythms)[number];

/** A recurring record. It exists on the device only; it creates ordinary records. */
export interface Regular {
  readonly id: string;
  readonly rhythm: Rhythm;
  /** The first date; a month without that day uses its last day. */
  readonly from: string;
  /** How many of its records were created or skipped. */
  readonly made: number;
  readonly record: Pick<BookRecord, 'amount' | 'category_id' | 'note' | 'account_id' | 'to_account_id'> & {
    readonly book_type: 'income' | 'expense' | 'transfer';
  };
}

/** More than is reasonable to catch up at once; the rest follows at the next start. */
const maxAtOnce = 60;

export const dayOf = ({ rhythm, from }: Pick<Regular, 'rhythm' | 'from'>, count: number): string =>
  rhythm === 'weekly' ? addDays(from, 7 * count) : addMonths(from, count);

/** The due dates that are not in the book yet. */
export function daysToMake(regular: Regular, today: string): string[] {
  const days: string[] = [];
  for (let count = regular.made; days.length < maxAtOnce && dayOf(regular, count) <= today; count += 1) {
    days.push(dayOf(regular, count));
  }
  return days;
}

/** The dates after today up to a date. */
export function daysAhead(regular: Regular, today: string, until: string): string[] {
  const days: string[] = [];
  for (let count = regular.made; dayOf(regular, count) <= until; count += 1) {
    if (dayOf(regular, count) > today) days.push(dayOf(regular, count));
  }
  return days;
}

/**
 * The id of the record of one date: the same on every device and in every tab, so that it is created once.
 * @param id a UUID, whose last twelve digits are replaced by the count
 */
export const recordIdOf = (id: string, count: number): string =>
  id.slice(0, 24) + String(count).padStart(12, '0');

const minor = v.pipe(v.number(), v.safeInteger());

/** Regular records are never sent; this is their format on the device. */
const regular = v.object({
  id: v.pipe(v.string(), v.uuid()),
  rhythm: oneOf(rhythms),
  from: date,
  made: count,
  record: v.object({
    book_type: oneOf(bookTypes),
    amount: minor,
    category_id: v.optional(v.string()),
    note: v.optional(v.string()),
    account_id: v.string(),
    to_account_id: v.optional(v.string()),
  }),
});

export const regularFrom = (
  items: readonly { readonly wire: Readonly<Record<string, unknown>> }[],
): Regular[] =>
  items.flatMap(({ wire }) => {
    const parsed = v.safeParse(regular, wire['regular']);
    if (!parsed.success) return [];
    const { record, ...rest } = parsed.output;
    const { category_id, note, to_account_id } = record;
    return [{ ...rest, record: { ...record, category_id, note, to_account_id } }];
  });

export const allRegular = async (store: OfflineStore): Promise<Regular[]> =>
  regularFrom(await store.items(lists.regular));

export const regularDraft = (regular: Regular) => ({
  list: lists.regular,
  id: regular.id,
  day: regular.from,
  staysHere: true,
  wire: { regular },
});
