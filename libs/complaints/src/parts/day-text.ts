import {
  dayOf,
  formatDay,
  formatDayAndTime,
  formatDayShort,
  formatTime,
  type Day,
  type Instant,
} from '@clearloan/formatting';
import { useLanguage, useMarket } from '@clearloan/app-runtime';

/** Dates and times in the borrower's language, in the lender's time zone. */
export interface DayText {
  /** `Tue 24 Nov` */
  readonly day: (day: Day) => string;
  /** The date of an instant, `Tue 24 Nov` */
  readonly dayOf: (instant: Instant) => string;
  /** The date of an instant, `24 Nov` */
  readonly shortOf: (instant: Instant) => string;
  /** `24 Nov, 10:44` */
  readonly shortAndTime: (instant: Instant) => string;
  /** `Fri 20 Nov, 10:44` */
  readonly dayAndTime: (instant: Instant) => string;
  /** `10:44` */
  readonly time: (instant: Instant) => string;
}

export function useDayText(): DayText {
  const locale = useLanguage();
  const { timeZone } = useMarket();
  const shortOf = (instant: Instant) => formatDayShort(dayOf(instant, timeZone), locale);
  const time = (instant: Instant) => formatTime(instant, locale, timeZone);
  return {
    day: (day) => formatDay(day, locale),
    dayOf: (instant) => formatDay(dayOf(instant, timeZone), locale),
    shortOf,
    shortAndTime: (instant) => `${shortOf(instant)}, ${time(instant)}`,
    dayAndTime: (instant) => formatDayAndTime(instant, locale, timeZone),
    time,
  };
}
