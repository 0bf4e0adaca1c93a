import { addDays, addMonths } from '@clearloan/loan-math';

/** The first day of a month and of the one after it. @param month `YYYY-MM` */
export function daysOfMonth(month: string): { readonly first: string; readonly next: string } {
  const first = `${month}-01`;
  return { first, next: addMonths(first, 1) };
}

/**
 * The seven days, Monday first, whose bars belong to a month: the week of today in the present month, else the
 * month's last week.
 */
export function weekOf(month: string, today: string): readonly string[] {
  const { next } = daysOfMonth(month);
  const within = today.startsWith(month) ? today : addDays(next, -1);
  const sinceMonday = (new Date(`${within}T00:00:00Z`).getUTCDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, index) => addDays(within, index - sinceMonday));
}
