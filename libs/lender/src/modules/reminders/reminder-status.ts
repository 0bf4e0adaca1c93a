import { addDays } from '@clearloan/loan-math';
import type { reminderStatusValues } from '@clearloan/reminders/contract';
import type { reminders } from '../../platform/database/schema/reminders';

type Facts = Pick<typeof reminders.$inferSelect, 'repayTime' | 'cycle' | 'times' | 'paidTimes' | 'bell'>;

/** How many days ahead a payment counts as due. */
export const soonDays = 7;

/** By the lender's day. An overdue or upcoming payment has that status even if its bell is off. */
export function statusOf(reminder: Facts, today: string): (typeof reminderStatusValues)[number] {
  if (isDone(reminder)) return 'done';
  if (reminder.repayTime < today) return 'late';
  if (reminder.repayTime <= addDays(today, soonDays)) return 'due';
  return reminder.bell === null ? 'off' : 'upcoming';
}

/** Whether all its payments are made; a one-time payment has one. */
export function isDone({ cycle, times, paidTimes }: Omit<Facts, 'bell' | 'repayTime'>): boolean {
  const all = cycle === 'once' ? 1 : times;
  return all !== null && (paidTimes ?? 0) >= all;
}
