import { dayFrom, partsOf, type CalendarDay, type DayParts } from './day';

/*
 * A year that starts in March puts the leap day last, so months need no table (H. Hinnant, "chrono-compatible
 * low-level date algorithms"). Integers only: no time zone can move a due date.
 */
const daysPerEra = 146_097;
const yearsPerEra = 400;

/** Days since 0000-03-01 of the proleptic Gregorian calendar. */
export const dayNumber = (date: CalendarDay): number => numberOfDay(partsOf(date));

export function numberOfDay({ year, month, day }: DayParts): number {
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / yearsPerEra);
  const yearOfEra = marchYear - era * yearsPerEra;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * daysPerEra + dayOfEra;
}

export const dayFromNumber = (number: number): CalendarDay => dayFrom(dayOfNumber(number));

export function dayOfNumber(number: number): DayParts {
  const era = Math.floor(number / daysPerEra);
  const dayOfEra = number - era * daysPerEra;
  const leapDays =
    Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / (daysPerEra - 1));
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  return {
    year: yearOfEra + era * yearsPerEra + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1,
  };
}
