import { formatDayShort, isSpaced } from './day';
import type { Day } from './day-of';

/** `2026-11-16`, `2026-11-22` → `16–22 Nov`, across a month end `30 Nov – 6 Dec`: a week. */
export function formatDaySpan(first: Day, last: Day, locale: string): string {
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7);
  if (isOneMonth && isSpaced(locale)) return `${Number(first.slice(8))}–${formatDayShort(last, locale)}`;
  // If day and month are one word, it is complete on both sides.
  const dash = isSpaced(locale) ? ' – ' : '–';
  return formatDayShort(first, locale) + dash + formatDayShort(last, locale);
}
