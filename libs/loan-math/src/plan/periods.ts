import { dayFrom, daysInYear, type CalendarDay, type DayParts, numberOfDay } from '../calendar/calendar';
import { add, ratio, type Ratio } from '../exact/ratio';
import { daysShare, equalPeriods, yearShare } from '../tenure';
import { brokenFirst, dueDaysOf, firstSpan, unitsEach, type PaceTerms } from './due-dates';

export interface Period {
  readonly dueDate: CalendarDay;
  /** The share of a year in which interest accrues for this payment; periods of equal length share one object. */
  readonly years: Ratio;
}

/** One period as a share of a year, before any calendar is applied. */
export const equalYears = (terms: PaceTerms): Ratio =>
  equalPeriods(unitsEach(terms), terms.tenureType, terms.dayCount);

const perYear = { day: 365, week: 52, fortnight: 26, month: 12 } as const;

/** Periods of this pace per year: 12 months, 52 weeks, 26 fortnights, 365 days, or 365 over the days of a step. */
export const periodsInYear = (terms: PaceTerms): Ratio =>
  terms.tenureType === 'month'
    ? ratio(perYear.month / unitsEach(terms))
    : ratio(perYear[terms.tenureType], unitsEach(terms));

/** The period of each payment, by its index from 0. */
export function periodsOf(terms: PaceTerms): (index: number) => Period {
  const dueDayOf = dueDaysOf(terms);
  const yearsBetween = calendarYears(terms);
  const equal = equalYears(terms);
  const first = terms.firstPayment === 'advance' ? ratio(0) : firstYears(terms);
  const yearsAt = (index: number, day: DayParts): Ratio => {
    if (index === 0) return first;
    return terms.dayCount === '30/360' ? equal : yearsBetween(dueDayOf(index - 1), day);
  };
  return (index) => {
    const day = dueDayOf(index);
    return { dueDate: dayFrom(day), years: yearsAt(index, day) };
  };
}

/** Months and steps of equal length repeat: their share of a year is computed once. */
function calendarYears({ tenureType, dayCount }: PaceTerms): (from: DayParts, to: DayParts) => Ratio {
  const known = new Map<number, Ratio>();
  const isActual = dayCount === 'act/act';
  return (from, to) => {
    if (isActual && from.year !== to.year) return yearShare(dayFrom(from), dayFrom(to), tenureType, dayCount);
    const days = numberOfDay(to) - numberOfDay(from);
    const year = isActual ? daysInYear(from.year) : 0;
    const key = year * 1_000 + days;
    const years = known.get(key) ?? (isActual ? ratio(days, year) : daysShare(days, tenureType, dayCount));
    known.set(key, years);
    return years;
  };
}

function firstYears(terms: PaceTerms): Ratio {
  const { startDate, tenureType, dayCount } = terms;
  const firstDueDate = brokenFirst(terms);
  if (dayCount !== '30/360') {
    return yearShare(startDate, firstDueDate ?? dayFrom(dueDaysOf(terms)(0)), tenureType, dayCount);
  }
  const equal = equalYears(terms);
  if (firstDueDate === undefined) return equal;
  const { periods, odd } = firstSpan(terms);
  const [days, ofDays] = odd;
  return add(
    ratio(equal.numerator * BigInt(periods), equal.denominator),
    ratio(equal.numerator * BigInt(days), equal.denominator * BigInt(ofDays)),
  );
}
