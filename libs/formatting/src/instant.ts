import { formatDay, formatDayWithYear, isSpaced, type Day } from './day';
import { dayOf, type Instant } from './day-of';
import { intlDateFormat } from './intl-cache';

function momentOf(instant: Instant): Date | undefined {
  const moment = new Date(instant);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

/** A moment → `10:44`, on a 24-hour clock. A text that is no moment is shown as it came. */
export function formatTime(instant: Instant, locale: string, timeZone: string): string {
  const moment = momentOf(instant);
  if (!moment) return instant;
  return intlDateFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    moment,
  );
}

/** A moment → `Fri 20 Nov, 10:44`. */
export const formatDayAndTime = (instant: Instant, locale: string, timeZone: string): string =>
  withTime(formatDay, instant, locale, timeZone);

/** A moment → `20 Nov 2026, 10:44`: on receipts and agreements. */
export const formatDayWithYearAndTime = (instant: Instant, locale: string, timeZone: string): string =>
  withTime(formatDayWithYear, instant, locale, timeZone);

function withTime(format: typeof formatDay, instant: Instant, locale: string, timeZone: string): string {
  if (!momentOf(instant)) return instant;
  const day = format(dayOf(instant, timeZone), locale);
  return `${day}${isSpaced(locale) ? ', ' : ' '}${formatTime(instant, locale, timeZone)}`;
}

/**
 * The moment at which a clock on the wall of a time zone shows `time` (`08:00`) on a day → `2026-11-20T01:00:00.000Z`.
 * @throws RangeError when day or time is none
 */
export function instantAt(day: Day, time: string, timeZone: string): Instant {
  const shown = Date.parse(`${day}T${time}:00Z`);
  // Twice, for a first guess on the other side of a change of the clocks.
  const guess = shown - aheadOfUtcMs(shown, timeZone);
  return new Date(shown - aheadOfUtcMs(guess, timeZone)).toISOString();
}

/** How far the clocks of a time zone are ahead at a moment. */
function aheadOfUtcMs(at: number, timeZone: string): number {
  const moment = new Date(at).toISOString();
  return Date.parse(`${dayOf(moment, timeZone)}T${formatTime(moment, 'en', timeZone)}Z`) - at;
}
