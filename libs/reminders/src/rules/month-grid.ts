import { addDays, addMonths } from '@clearloan/loan-math';

/** Years for which adjacent months can be calculated and written with four digits. */
const monthForm = /^(?:19|20|21)\d{2}-(?:0[1-9]|1[0-2])$/;
const dayForm = /^\d{4}-\d{2}-\d{2}$/;

/** The month of a URL, by default the current one. @returns `YYYY-MM` */
export const monthOf = (text: string | null, today: string): string =>
  text !== null && monthForm.test(text) ? text : today.slice(0, 7);

/** The selected day if it is in the month. */
export const dayIn = (month: string, text: string | null): string | undefined =>
  text !== null && dayForm.test(text) && daysOfMonth(month).includes(text) ? text : undefined;

export const monthAfter = (month: string, count: number): string =>
  addMonths(`${month}-01`, count).slice(0, 7);

export function daysOfMonth(month: string): string[] {
  const first = `${month}-01`;
  const last = addDays(addMonths(first, 1), -1);
  return Array.from({ length: Number(last.slice(8)) }, (_, index) => addDays(first, index));
}

/** Weeks from Monday to Sunday; `undefined` outside the month. */
export function weeksOf(month: string): (string | undefined)[][] {
  const days = daysOfMonth(month);
  const blanks = (new Date(`${month}-01T00:00:00Z`).getUTCDay() + 6) % 7;
  const cells = [...Array.from({ length: blanks }, () => undefined), ...days];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_each, day) => cells[week * 7 + day]),
  );
}
