import {
  dayOf,
  formatDay,
  formatDayAndTime,
  formatDayShort,
  formatDayWithYear,
  formatTime,
  type Day,
  type Instant,
} from '@clearloan/formatting';
import { useLanguage, useMarket } from '@clearloan/app-runtime';

/** Dates and times in the borrower's language, in the loan's time zone. */
export interface DayText {
  /** `Tue 24 Nov` */
  readonly day: (day: Day) => string;
  /** `24 Nov` */
  readonly short: (day: Day) => string;
  /** `24 Nov 2026` */
  readonly withYear: (day: Day) => string;
  /** The date of an instant, `24 Nov` */
  readonly shortOf: (instant: Instant) => string;
  /** The date of an instant, `24 Nov 2026` */
  readonly longOf: (instant: Instant) => string;
  /** `Fri 20 Nov, 10:44` */
  readonly dayAndTime: (instant: Instant) => string;
  /** `10:44` */
  readonly time: (instant: Instant) => string;
}

export function useDayText(): DayText {
  const locale = useLanguage();
  const { timeZone } = useMarket();
  return {
    day: (day) => formatDay(day, locale),
    short: (day) => formatDayShort(day, locale),
    withYear: (day) => formatDayWithYear(day, locale),
    shortOf: (instant) => formatDayShort(dayOf(instant, timeZone), locale),
    longOf: (instant) => formatDayWithYear(dayOf(instant, timeZone), locale),
    dayAndTime: (instant) => formatDayAndTime(instant, locale, timeZone),
    time: (instant) => formatTime(instant, locale, timeZone),
  };
}
