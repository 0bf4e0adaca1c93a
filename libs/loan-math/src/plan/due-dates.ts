import {
  daysBetween,
  dayFrom,
  monthsLater,
  partsOf,
  type CalendarDay,
  type DayParts,
  dayOfNumber,
  numberOfDay,
} from '../calendar/calendar';
import { LoanMathError } from '../loan-math-error';
import { longestTenure, nominalDays } from '../tenure';
import type { ScheduleTerms } from '../terms';

/** The terms that determine due dates and period lengths. */
export type PaceTerms = Pick<
  ScheduleTerms,
  'startDate' | 'tenureType' | 'dayCount' | 'firstDueDate' | 'firstPayment' | 'everyDays' | 'everyMonths'
>;

/** The number of whole periods, and the fraction of one, between the payout and the first payment. */
export interface FirstSpan {
  readonly periods: number;
  /** Odd days and the days of the period they belong to. */
  readonly odd: readonly [number, number];
}

/** Tenure types between two payments: 1, or the days of a step. Throws `badTenure`. */
export function unitsEach({ everyDays, everyMonths, tenureType }: PaceTerms): number {
  if (everyMonths !== undefined) return monthsEach(everyMonths, tenureType);
  if (everyDays === undefined) return 1;
  if (tenureType !== 'day') throw new LoanMathError('notTogether', 'everyDays needs the tenure type day.');
  if (!Number.isInteger(everyDays) || everyDays < 1 || everyDays > 366) {
    throw new LoanMathError('badTenure', `everyDays must be 1 to 366: ${everyDays}`);
  }
  return everyDays;
}

/** Whole parts of a year, so that a year has a whole number of payments. */
function monthsEach(everyMonths: number, tenureType: PaceTerms['tenureType']): number {
  if (tenureType !== 'month')
    throw new LoanMathError('notTogether', 'everyMonths needs the tenure type month.');
  if (![1, 2, 3, 4, 6, 12].includes(everyMonths)) {
    throw new LoanMathError('badTenure', `everyMonths must be 1, 2, 3, 4, 6 or 12: ${everyMonths}`);
  }
  return everyMonths;
}

/** The dates `count` periods after (or before) one date. */
function stepsFrom(terms: PaceTerms, from: CalendarDay): (count: number) => DayParts {
  const start = partsOf(from);
  if (terms.tenureType === 'month') {
    const months = unitsEach(terms);
    return (count) => monthsLater(start, count * months);
  }
  const first = numberOfDay(start);
  const length = unitsEach(terms) * nominalDays(terms.tenureType);
  return (count) => dayOfNumber(first + count * length);
}

/**
 * The due date of each payment, by its index from 0; month ends are sticky, because all are counted from one date.
 */
export function dueDaysOf(terms: PaceTerms): (index: number) => DayParts {
  const firstDueDate = brokenFirst(terms);
  if (firstDueDate !== undefined) return stepsFrom(terms, firstDueDate);
  const stepFrom = stepsFrom(terms, terms.startDate);
  const first = terms.firstPayment === 'advance' ? 0 : 1;
  return (index) => stepFrom(index + first);
}

/** The due date of the payment with this index, from 0. Throws `badDate`, `badTenure`, `notTogether`. */
export const dueDateOf = (terms: PaceTerms, index: number): CalendarDay => dayFrom(dueDaysOf(terms)(index));

/** The date of the first payment, if it is not simply the end of the first period. Throws `notTogether`. */
export function brokenFirst(terms: PaceTerms): CalendarDay | undefined {
  const { startDate, firstDueDate, firstPayment } = terms;
  if (firstDueDate === undefined) return undefined;
  if (firstPayment === 'advance' && firstDueDate !== startDate) {
    throw new LoanMathError(
      'notTogether',
      'The first payment in advance must be due on the day of the payout.',
    );
  }
  const usual = firstPayment === 'advance' ? startDate : dayFrom(stepsFrom(terms, startDate)(1));
  return firstDueDate === usual ? undefined : firstDueDate;
}

/**
 * Whole periods are counted backwards from the first payment; the rest are odd days of the period before them, so 17
 * days that end on the first of a month of 31 days are 17/31 of a month. Throws `badDate`.
 */
export function firstSpan(terms: PaceTerms): FirstSpan {
  const { startDate, firstPayment } = terms;
  const firstDueDate = brokenFirst(terms);
  if (firstDueDate === undefined) return { periods: firstPayment === 'advance' ? 0 : 1, odd: [0, 1] };
  if (firstDueDate < startDate) throw new LoanMathError('badDate', 'The first payment is before the payout.');
  const stepFrom = stepsFrom(terms, firstDueDate);
  const back = (count: number): CalendarDay => dayFrom(stepFrom(-count));
  let periods = 0;
  while (back(periods + 1) >= startDate) {
    periods += 1;
    if (periods > longestTenure) throw new LoanMathError('badDate', 'The first payment is too far away.');
  }
  const wholeFrom = back(periods);
  return { periods, odd: [daysBetween(startDate, wholeFrom), daysBetween(back(periods + 1), wholeFrom)] };
}
