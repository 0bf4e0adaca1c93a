import {
  dayOf,
  formatDay,
  formatDayAndTime,
  formatDayShort,
  formatDayWithYear,
  formatDayWithYearAndTime,
  formatTime,
  type Day,
  type Instant,
} from '@clearloan/formatting';
import { useLanguage, useMarket } from '@clearloan/app-runtime';

/** Dates and times in the borrower's language, in the market's time zone. */
interface DayText {
  /** `Tue 24 Nov` */
  readonly day: (day: Day) => string;
  /** `24 Nov` */
  readonly short: (day: Day) => string;
  /** `24 Nov 2026` */
  readonly withYear: (day: Day) => string;
  /** The date of an instant, `Tue 24 Nov` */
  readonly dayOf: (instant: Instant) => string;
  /** The date of an instant, `24 Nov` */
  readonly shortOf: (instant: Instant) => string;
  /** The date of an instant, `24 Nov 2026` */
  readonly withYearOf: (instant: Instant) => string;
  /** `24 Nov, 10:44` */
  readonly shortAndTime: (instant: Instant) => string;
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
  const shortOf = (instant: Instant) => formatDayShort(dayOf(instant, timeZone), locale);
  const time = (instant: Instant) => formatTime(instant, locale, timeZone);
  return {
    day: (day) => formatDay(day, locale),
    short: (day) => formatDayShort(day, locale),
    withYear: (day) => formatDayWithYear(day, locale),
    dayOf: (instant) => formatDay(dayOf(instant, timeZone), locale),
    shortOf,
    withYearOf: (instant) => formatDayWithYear(dayOf(instant, timeZone), locale),
    shortAndTime: (instant) => `${shortOf(instant)}, ${time(instant)}`,
    dayAndTime: (instant) => formatDayAndTime(instant, locale, timeZone),
    withYearAndTime: (instant) => formatDayWithYearAndTime(instant, locale, timeZone),
    time,
  };
}
