import { formatDay, formatDayWithYear, isSpaced } from './day';
import { dayOf, intlDateFormat, type Day, type Instant } from './day-of';

function momentOf(instant: Instant): Date | undefined {
  const moment = new Date(instant);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

/** An instant → `10:44`, on a 24-hour clock. An invalid instant is shown as received. */
export function formatTime(instant: Instant, locale: string, timeZone: string): string {
  const moment = momentOf(instant);
  if (!moment) return instant;
  return intlDateFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    moment,
  );
}

/** An instant → `Fri 20 Nov, 10:44`. */
export const formatDayAndTime = (instant: Instant, locale: string, timeZone: string): string =>
  withTime(formatDay, instant, locale, timeZone);

/** An instant → `20 Nov 2026, 10:44`: for receipts and agreements. */
export const formatDayWithYearAndTime = (instant: Instant, locale: string, timeZone: string): string =>
  withTime(formatDayWithYear, instant, locale, timeZone);

function withTime(format: typeof formatDay, instant: Instant, locale: string, timeZone: string): string {
  if (!momentOf(instant)) return instant;
  const day = format(dayOf(instant, timeZone), locale);
  return `${day}${isSpaced(locale) ? ', ' : ' '}${formatTime(instant, locale, timeZone)}`;
}

/**
 * The instant at which the local time in a time zone is `time` (`08:00`) on a date → `2026-11-20T01:00:00.000Z`.
 * @throws RangeError for an invalid date or time
 */
export function instantAt(day: Day, time: string, timeZone: string): Instant {
  const shown = Date.parse(`${day}T${time}:00Z`);
  // Twice, in case the first guess is on the other side of a DST change.
  const guess = shown - aheadOfUtcMs(shown, timeZone);
  return new Date(shown - aheadOfUtcMs(guess, timeZone)).toISOString();
}

/** The UTC offset of a time zone at an instant. */
function aheadOfUtcMs(at: number, timeZone: string): number {
  const moment = new Date(at).toISOString();
  return Date.parse(`${dayOf(moment, timeZone)}T${formatTime(moment, 'en', timeZone)}Z`) - at;
}
