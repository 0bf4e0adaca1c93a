import { addDays } from '@clearloan/loan-math';
import type { Minor } from '@clearloan/api-client/declare';
import type { Bell, DueItem, Reminder, ReminderStatus } from '../contract';
import { daysUntil, isDone, paidDays } from './rhythm';

/** How many days ahead a payment counts as due. */
const soonDays = 7;

/** Default alarms of own loans, which the lender does not store: three days before and on the day. */
export const usualBell: Bell = { daysBefore: [3, 0], time: '09:00', channels: ['app'] };

/** A payment as shown on screens, to this lender or to another. */
export interface Due extends Omit<Reminder, 'status' | 'updated_at' | 'deleted'> {
  readonly source: 'own' | 'other';
  readonly orderId?: string | undefined;
  /** The original due date of a payment to this lender that was delayed. */
  readonly movedFrom?: string | undefined;
  readonly status: ReminderStatus;
  /** Its money is on its way from the borrower's bank. */
  readonly isCollecting: boolean;
  /** The number of payments of the loan, if it is with this lender. */
  readonly loanTimes?: number | undefined;
  /** Increases with every change: a calendar keeps the entry with the higher one. */
  readonly sequence: number;
}

type Facts = Pick<Reminder, 'repayTime' | 'cycle' | 'times' | 'paidTimes' | 'bell'>;

/** By the lender's date. A late or upcoming payment has its status even if its alarm is off. */
export function statusOf(reminder: Facts, today: string): 'upcoming' | 'due' | 'late' | 'done' | 'off' {
  if (isDone(reminder)) return 'done';
  if (reminder.repayTime < today) return 'late';
  if (reminder.repayTime <= addDays(today, soonDays)) return 'due';
  return reminder.bell === undefined ? 'off' : 'upcoming';
}

/** An own payment, and how often its date has moved since the device first saw it. */
export interface OwnDue {
  readonly due: DueItem;
  readonly sequence: number;
}

const dueOfReminder = (reminder: Reminder, today: string): Due => ({
  ...reminder,
  source: 'other',
  isCollecting: false,
  status: statusOf(reminder, today),
  sequence: sequenceOf(reminder.updated_at),
});

/** Each payment of a loan is a separate due that occurs once. */
function dueOfLoan({ due, sequence }: OwnDue, today: string): Due {
  const { id, orderId, productName, lender, amount, repayTime, originalRepayTime, times, isCollecting } = due;
  const bell = due.bell ?? usualBell;
  const paidTimes = due.status === 'done' ? 1 : 0;
  const status = statusOf({ repayTime, cycle: 'once', times: undefined, paidTimes, bell }, today);
  return {
    id,
    orderId,
    productName,
    lender,
    amount,
    repayTime,
    bell,
    paidTimes,
    sequence,
    source: 'own',
    cycle: 'once',
    dayOfMonth: undefined,
    note: undefined,
    times: undefined,
    loanTimes: times,
    movedFrom: originalRepayTime,
    isCollecting,
    // A bank may need days: a payment that is being collected is not late.
    status: isCollecting && status === 'late' ? 'due' : status,
  };
}

const beginning = Date.UTC(2026, 0, 1);

/**
 * Seconds since 2026 of the last change: it increases with each change, is the same on every device, and fits 31
 * bits until 2094.
 */
export const sequenceOf = (updatedAt: string): number =>
  Math.max(0, Math.floor((Date.parse(updatedAt) - beginning) / 1000));

const byDay = (one: Due, other: Due) =>
  one.repayTime.localeCompare(other.repayTime) || one.id.localeCompare(other.id);

/** All payments, nearest first; of a loan with this lender only the next one is unpaid. */
export function dueList(reminders: readonly Reminder[], ownDues: readonly OwnDue[], today: string): Due[] {
  return [
    ...reminders.map((each) => dueOfReminder(each, today)),
    ...ownDues.map((each) => dueOfLoan(each, today)),
  ].sort(byDay);
}

export interface DueGroups {
  /** Late ones and those of the next seven days. */
  readonly soon: readonly Due[];
  /** Later ones; of one loan only the next. */
  readonly later: readonly Due[];
  /** Nothing is left to pay. */
  readonly done: readonly Due[];
  readonly soonTotal: Minor;
}

export function groupDues(dues: readonly Due[]): DueGroups {
  const soon = dues.filter(({ status }) => status === 'late' || status === 'due');
  const isNext = (due: Due) =>
    due.orderId === undefined ||
    dues.find(({ orderId, status }) => orderId === due.orderId && status !== 'done')?.id === due.id;
  const done = dues.filter(({ status, source }) => status === 'done' && source === 'other');
  const later = dues.filter((due) => !soon.includes(due) && due.status !== 'done' && isNext(due));
  return { soon, later, done, soonTotal: soon.reduce((sum, { amount }) => sum + amount, 0) };
}

/** For each unpaid payment, the date from which it counts as due soon. */
export const soonDaysOf = (dues: readonly Due[]): string[] =>
  dues.flatMap(({ status, repayTime }) => (status === 'done' ? [] : [addDays(repayTime, -soonDays)]));

/** One date on which a payment is, or was, due. */
export interface DayOfDue {
  readonly day: string;
  readonly due: Due;
  readonly mark: 'paid' | 'due' | 'late';
}

/** All payments with dates in a span, with their status. */
export const daysOfDues = (dues: readonly Due[], from: string, until: string, today: string): DayOfDue[] =>
  dues
    .flatMap((due): DayOfDue[] => [
      ...paidDays(due, from).map((day) => ({ day, due, mark: 'paid' as const })),
      ...daysUntil(due, until).map((day) => ({
        day,
        due,
        mark: day < today && !due.isCollecting ? ('late' as const) : ('due' as const),
      })),
    ])
    .filter(({ day }) => day >= from && day <= until)
    .sort((one, other) => one.day.localeCompare(other.day));
