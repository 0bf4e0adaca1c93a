import { dayOf, daysBetween, type Day } from '@clearloan/formatting';
import type { ProblemDetail } from '../contract';

/** How long a report has been waiting, and when the borrower can contact the regulator. */
export interface EscalationClock {
  /** 1 on the day it was sent. */
  readonly day: number;
  /** The market's limit. */
  readonly limit: number;
  /** From this date on the borrower can contact the regulator. */
  readonly regulatorFrom: Day;
  readonly isOver: boolean;
}

type ReportTimes = Pick<ProblemDetail, 'createTime' | 'escalateAt' | 'status'>;

export interface ClockRules {
  readonly today: Day;
  readonly timeZone: string;
  /** The market's limit; used if the lender gives no date itself. */
  readonly escalationDays: number;
}

/**
 * Counts in the lender's days, from the first submission: reopening a report does not restart the count. Undefined once
 * it is closed.
 */
export function escalationClock(
  { createTime, escalateAt, status }: ReportTimes,
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
