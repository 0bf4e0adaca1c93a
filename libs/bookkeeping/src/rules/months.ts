import { addDays, addMonths } from '@clearloan/loan-math';

/** Years for which adjacent months can be calculated and written with four digits. */
const monthForm = /^(?:19|20|21)\d{2}-(?:0[1-9]|1[0-2])$/;

/** The month of a URL, by default the current one. @returns `YYYY-MM` */
export const monthOf = (text: string | null, today: string): string =>
  text !== null && monthForm.test(text) ? text : today.slice(0, 7);

export const monthAfter = (month: string, count: number): string =>
  addMonths(`${month}-01`, count).slice(0, 7);

/** First and last day of a month. */
export const spanOfMonth = (month: string) => ({
  first: `${month}-01`,
  last: addDays(`${monthAfter(month, 1)}-01`, -1),
});

/** The week of a day, Monday first. */
export function weekOf(day: string): readonly string[] {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, index) => addDays(day, index - sinceMonday));
}
