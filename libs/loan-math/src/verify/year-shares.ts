import { daysInYear, dayNumber, dayOfNumber, numberOfDay } from '../calendar/calendar';
import { dueDaysOf } from '../plan/due-dates';
import { equalYears, periodsOf } from '../plan/periods';
import type { DayCount, ScheduleTerms } from '../terms';

/** Days from each payment to the next, the first counted from the payout. */
export function daysOf(terms: ScheduleTerms, count: number): number[] {
  const dueDayOf = dueDaysOf(terms);
  let before = dayNumber(terms.startDate);
  return Array.from({ length: count }, (_, index) => {
    const day = numberOfDay(dueDayOf(index));
    const days = day - before;
    before = day;
    return days;
  });
}

/** The share of a year of each period by the terms' own rule. */
export function statedYears(terms: ScheduleTerms, count: number): number[] {
  const periodAt = periodsOf(terms);
  return Array.from({ length: count }, (_, index) => {
    const { numerator, denominator } = periodAt(index).years;
    return Number(numerator) / Number(denominator);
  });
}

/** One period of equal length as a share of a year. */
export function equalYear(terms: ScheduleTerms): number {
  const { numerator, denominator } = equalYears(terms);
  return Number(numerator) / Number(denominator);
}

/** The share of a year of each period by another day count. */
export function yearsBy(dayCount: DayCount, terms: ScheduleTerms, days: readonly number[]): number[] {
  if (dayCount === '30/360') return statedYears({ ...terms, dayCount }, days.length);
  if (dayCount === 'act/act') return actualYears(terms, days);
  const year = { 'act/365': 365, 'act/365.25': 365.25, 'act/364': 364, 'act/360': 360 }[dayCount];
  return days.map((count) => count / year);
}

function actualYears({ startDate }: ScheduleTerms, days: readonly number[]): number[] {
  let at = dayNumber(startDate);
  return days.map((count) => {
    const from = at;
    at += count;
    return actualShare(from, at);
  });
}

/** The share of a year between two days by their numbers, each day over the days of its own year. */
export function actualShare(from: number, to: number): number {
  const firstYear = dayOfNumber(from).year;
  const lastYear = dayOfNumber(to).year;
  if (firstYear === lastYear) return (to - from) / daysInYear(firstYear);
  const newYear = numberOfDay({ year: lastYear, month: 1, day: 1 });
  return (newYear - from) / daysInYear(firstYear) + (to - newYear) / daysInYear(lastYear);
}
