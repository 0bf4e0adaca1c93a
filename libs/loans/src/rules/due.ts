import { daysBetween, type Day } from '@clearloan/formatting';

/** How a payment stands to its due day. A lender counts a payment as due from seven days before. */
export type Due =
  | { readonly kind: 'late'; readonly days: number }
  | { readonly kind: 'today' }
  | { readonly kind: 'soon'; readonly days: number }
  | { readonly kind: 'later'; readonly days: number };

/** The contract's `due`: within so many days. */
const soonDays = 7;

/**
 * How a due day looks from today.
 * @param overdueDays the lender's own count, which wins: days of grace and holidays are the lender's to know
 */
export function dueOf(dueDay: Day, today: Day, overdueDays = 0): Due {
  const days = daysBetween(today, dueDay) ?? 0;
  if (overdueDays > 0) return { kind: 'late', days: overdueDays };
  if (days < 0) return { kind: 'late', days: -days };
  if (days === 0) return { kind: 'today' };
  return { kind: days <= soonDays ? 'soon' : 'later', days };
}

/** Is it time to pay: late, today, or within the days in which the lender calls it due? */
export const isTimeToPay = (due: Due): boolean => due.kind !== 'later';
