import { addDays, addMonths } from '@clearloan/loan-math';
import type { Reminder } from '../contract';

/** What determines the dates of a reminder. */
export type Rhythm = Pick<Reminder, 'repayTime' | 'cycle' | 'dayOfMonth'>;

/** The intended day of the month, even if this month is too short for it. */
export const meantDay = ({ repayTime, dayOfMonth }: Rhythm): number =>
  dayOfMonth ?? Number(repayTime.slice(8));

/**
 * The date of the payment `count` after the next one; a negative count is before it. A month without the intended
 * day uses its last day: 31 January, 28 February, 31 March.
 */
export function dayAt(reminder: Rhythm, count: number): string {
  const { repayTime, cycle } = reminder;
  if (count === 0) return repayTime;
  if (cycle === 'weekly') return addDays(repayTime, 7 * count);
  const first = addMonths(`${repayTime.slice(0, 7)}-01`, count);
  const last = Number(addDays(addMonths(first, 1), -1).slice(8));
  return `${first.slice(0, 7)}-${String(Math.min(meantDay(reminder), last)).padStart(2, '0')}`;
}

type Repetition = Pick<Reminder, 'cycle' | 'times' | 'paidTimes'>;

/** How many payments are left; `undefined` without an end. A one-time payment counts as one. */
export function timesLeft({ cycle, times, paidTimes = 0 }: Repetition): number | undefined {
  const all = isRepeated({ cycle }) ? times : 1;
  return all === undefined ? undefined : Math.max(0, all - paidTimes);
}

/** An unknown rhythm is treated as one-time: no calculated date would be right. */
export const isRepeated = ({ cycle }: Pick<Reminder, 'cycle'>): boolean =>
  cycle === 'weekly' || cycle === 'monthly';

export const isDone = (reminder: Repetition): boolean => timesLeft(reminder) === 0;

/** The upcoming dates up to a date, the next one first. */
export function daysUntil(reminder: Rhythm & Repetition, until: string): string[] {
  const left = timesLeft(reminder) ?? Infinity;
  const days: string[] = [];
  for (let count = 0; count < left && dayAt(reminder, count) <= until; count += 1) {
    days.push(dayAt(reminder, count));
  }
  return days;
}

/** The dates of the paid payments, from a date on. */
export function paidDays(reminder: Rhythm & Repetition, from: string): string[] {
  const { paidTimes = 0, cycle, repayTime } = reminder;
  if (!isRepeated({ cycle })) return paidTimes > 0 && repayTime >= from ? [repayTime] : [];
  // If all are paid, the date is that of the last one.
  const shift = isDone(reminder) ? 0 : 1;
  const days: string[] = [];
  for (let count = 0; count < paidTimes && dayAt(reminder, -count - shift) >= from; count += 1) {
    days.push(dayAt(reminder, -count - shift));
  }
  return days;
}

/** After a payment: the next date, or the last one if nothing is left. */
export function afterPayment<Of extends Rhythm & Repetition>(reminder: Of): Of {
  const paid = { ...reminder, paidTimes: (reminder.paidTimes ?? 0) + 1, dayOfMonth: dayToKeep(reminder) };
  return isDone(paid) ? paid : { ...paid, repayTime: dayAt(reminder, 1) };
}

/** Undoes the last recorded payment. */
export function beforePayment<Of extends Rhythm & Repetition>(reminder: Of): Of {
  const paidTimes = Math.max(0, (reminder.paidTimes ?? 0) - 1);
  const back = { ...reminder, paidTimes, dayOfMonth: dayToKeep(reminder) };
  const stood = isDone(reminder) || !isRepeated(reminder);
  return stood ? back : { ...back, repayTime: dayAt(reminder, -1) };
}

const dayToKeep = (reminder: Rhythm): number | undefined =>
  reminder.cycle === 'monthly' ? meantDay(reminder) : undefined;
