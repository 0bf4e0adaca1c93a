import { addDays, addMonths } from '@clearloan/loan-math';

/** Paydays shift around weekends. */
const wanderDays = 3;
const wander = Array.from({ length: 2 * wanderDays + 1 }, (_, at) => at - wanderDays);

/** An income in the book. */
interface IncomeRecord {
  readonly recordDate: string;
  /** Minor units. */
  readonly amount: number;
  readonly categoryId: string | null;
}

/** An income that is expected. */
export interface Income {
  readonly day: string;
  /** Minor units. */
  readonly amount: number;
}

const keyOf = (day: string, categoryId: string | null) => `${day} ${categoryId ?? ''}`;

/**
 * Reliable income: of the same category at about the same day in each of the last two months. The smaller amount is expected, a
 * month after the later one; if there were several, the smallest.
 * @returns what is expected after `today` up to `until`
 */
export function regularIncome(records: readonly IncomeRecord[], today: string, until: string): Income[] {
  /** The smallest amount by category and the day a month later. */
  const smallest = new Map<string, number>();
  for (const { recordDate, amount, categoryId } of records) {
    const key = keyOf(addMonths(recordDate, 1), categoryId);
    smallest.set(key, Math.min(amount, smallest.get(key) ?? amount));
  }
  return records.flatMap(({ recordDate, amount, categoryId }) => {
    const day = addMonths(recordDate, 1);
    if (day <= today || day > until) return [];
    const before = wander.flatMap((days) => smallest.get(keyOf(addDays(recordDate, days), categoryId)) ?? []);
    return before.length > 0 ? [{ day, amount: Math.min(amount, ...before) }] : [];
  });
}
