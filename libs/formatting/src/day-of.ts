import type { Day } from './day';
import type { Instant } from './instant';
import { intlDateFormat } from './intl-cache';

/**
 * The calendar day of a moment in a time zone (IANA name) → `2026-11-20`.
 * @throws RangeError when the text is no moment
 */
export function dayOf(instant: Instant, timeZone: string): Day {
  const format = intlDateFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const parts = new Map(format.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
  return ['year', 'month', 'day'].map((kind) => parts.get(kind as 'day') ?? '').join('-');
}
