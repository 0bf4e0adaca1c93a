/** A calendar date, `YYYY-MM-DD`, in the market's time zone. */
export type Day = string;

/** An instant, ISO 8601 in UTC: `2026-11-20T03:44:00Z`. */
export type Instant = string;

/** The used subset of `Temporal`, on devices that have it. */
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
 * The calendar date of an instant in a time zone (IANA name) → `2026-11-20`. Uses `Temporal` if available, because
 * creating the first date format takes longer than rendering a screen.
 * @throws RangeError when the text is not an instant
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

const formats = new Map<string, Intl.DateTimeFormat>();

/** Intl formats are slow to create (a list of dues uses dozens), so they are cached. */
export function intlDateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, options);
  formats.set(key, made);
  return made;
}
