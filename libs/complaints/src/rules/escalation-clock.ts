import { dayOf, daysBetween, type Day } from '@clearloan/formatting';
import type { ProblemDetail } from '../contract';

/** How long a report has waited, and when the borrower may go to the regulator. */
export interface EscalationClock {
  /** 1 on the day it was sent. */
  readonly day: number;
  /** The market's limit. */
  readonly limit: number;
  /** From this day on the regulator may be asked. */
  readonly regulatorFrom: Day;
  readonly isOver: boolean;
}

type Timed = Pick<ProblemDetail, 'createTime' | 'escalateAt' | 'status'>;

export interface ClockRules {
  readonly today: Day;
  readonly timeZone: string;
  /** Of the market; counts where the lender names no day itself. */
  readonly escalationDays: number;
}

/** Counts in the lender's days, from the first sending: opening a report again wins nobody time. None once it is closed. */
export function escalationClock(
  { createTime, escalateAt, status }: Timed,
  { today, timeZone, escalationDays }: ClockRules,
): EscalationClock | undefined {
  if (status === 'closed') return undefined;
  const sentOn = dayOf(createTime, timeZone);
  const regulatorFrom =
    escalateAt === undefined ? laterBy(sentOn, escalationDays) : dayOf(escalateAt, timeZone);
  const limit = daysBetween(sentOn, regulatorFrom);
  const waited = daysBetween(sentOn, today);
  if (limit === undefined || waited === undefined) return undefined;
  const isOver = waited >= limit;
  return { day: isOver ? limit : Math.max(1, waited + 1), limit, regulatorFrom, isOver };
}

function laterBy(day: Day, days: number): Day {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
