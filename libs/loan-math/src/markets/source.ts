import type { CalendarDay } from '../calendar/day';

/** A legal text. */
export interface Source {
  readonly title: string;
  readonly number: string;
  readonly date: CalendarDay;
  /** Where its issuer publishes it. */
  readonly link: string;
  /** The last day on which somebody compared the figures with the text; left out if only reports about it were read. */
  readonly readOn?: CalendarDay;
  /** The text that replaced it, from its date on. Named whole: bundles drop tables that nobody reads only if nothing reads a part. */
  readonly supersededBy?: Source;
}

/** Number, date and title, and whether the text itself was read. */
export const citation = ({ number, date, title, readOn }: Source): string =>
  `${number}, ${date}, ${title}${readOn === undefined ? ' (not read)' : ''}`;
