import {
  formatDay,
  formatDayAndTime,
  formatDayWithYearAndTime,
  formatTime,
  type Day,
  type Instant,
} from '@clearloan/formatting';
import { useLanguage, useMarket } from '@clearloan/app-runtime';

/** Dates and times in the borrower's language, in the loan's time zone. */
export interface DayText {
  /** `Tue 24 Nov` */
  readonly day: (day: Day) => string;
  /** `Fri 20 Nov, 10:44` */
  readonly dayAndTime: (instant: Instant) => string;
  /** `20 Nov 2026, 10:44` */
  readonly withYearAndTime: (instant: Instant) => string;
  /** `10:44` */
  readonly time: (instant: Instant) => string;
}

export function useDayText(): DayText {
  const locale = useLanguage();
  const { timeZone } = useMarket();
  return {
    day: (day) => formatDay(day, locale),
    dayAndTime: (instant) => formatDayAndTime(instant, locale, timeZone),
    withYearAndTime: (instant) => formatDayWithYearAndTime(instant, locale, timeZone),
    time: (instant) => formatTime(instant, locale, timeZone),
  };
}
