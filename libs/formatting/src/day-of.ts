import type { Day } from './day';
import { intlDateFormat } from './intl-cache';

/** A moment, ISO 8601 in UTC: `2026-11-20T03:44:00Z`. */
export type Instant = string;

/** What of `Temporal` is used, on devices that have it. */
declare const Temporal:
  | undefined
  | {
      readonly Instant: {
        fromEpochMilliseconds: (at: number) => {
          toZonedDateTimeISO: (timeZone: string) => { toPlainDate: () => { toString: () => string } };
        };
      };
    };

/**
 * The calendar day of a moment in a time zone (IANA name) → `2026-11-20`. A device with `Temporal` is asked that way: it
 * knows at once what opening its first date format takes longer for than drawing a screen.
 * @throws RangeError when the text is no moment
 */
export function dayOf(instant: Instant, timeZone: string): Day {
  const at = new Date(instant);
  if (typeof Temporal === 'undefined') return dayByFormat(at, timeZone);
  return Temporal.Instant.fromEpochMilliseconds(at.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();
}

function dayByFormat(at: Date, timeZone: string): Day {
  const format = intlDateFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return ['year', 'month', 'day'].map((kind) => parts.get(kind as 'day') ?? '').join('-');
}
