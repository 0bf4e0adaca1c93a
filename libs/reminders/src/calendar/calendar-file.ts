import { type Due, usualBell } from '../rules/due-list';
import { dayAt, isRepeated, meantDay, timesLeft } from '../rules/rhythm';

/** Texts that are safe for others to read: no name, no amount, nothing about being late. */
export interface CalendarText {
  readonly title: string;
  readonly description: string;
  /** States the date before a delay. @param day `YYYY-MM-DD` */
  readonly movedFrom: (day: string) => string;
}

const uidDomain = 'reminders.clearloan';

/**
 * Payments as an iCalendar file (RFC 5545), each with its alarms. An entry keeps its UID, and its SEQUENCE increases
 * when its date moves, so that a calendar updates it instead of adding a second one. Paid ones are left out.
 * @param linkTo the URL of a payment in the app
 * @param writtenAt the current instant
 */
export function calendarFile(
  dues: readonly Due[],
  label: CalendarText,
  linkTo: (id: string) => string,
  writtenAt: string,
): string {
  const events = dues
    .filter(({ status }) => status !== 'done')
    .flatMap((due) => runsOf(due).flatMap((run) => eventOf(due, run, label, linkTo(due.id), writtenAt)));
  return calendarText([
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Clearloan//Reminders//EN', 'METHOD:PUBLISH'],
    ...events,
    'END:VCALENDAR',
  ]);
}

/** Dates that one rule can express. */
interface Run {
  /** Distinguishes a second run of the same payment. */
  readonly mark: string;
  readonly first: string;
  readonly rule: string | undefined;
}

function eventOf(
  due: Due,
  { mark, first, rule }: Run,
  { title, description, movedFrom }: CalendarText,
  link: string,
  writtenAt: string,
): string[] {
  const moved = due.movedFrom === undefined ? '' : `\n${movedFrom(due.movedFrom)}`;
  const { time, daysBefore } = due.bell ?? { ...usualBell, daysBefore: [] };
  return [
    'BEGIN:VEVENT',
    `UID:${due.id}${mark}@${uidDomain}`,
    `DTSTAMP:${basic(writtenAt.slice(0, 19))}Z`,
    `SEQUENCE:${String(due.sequence)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(`${description}${moved}\n${link}`)}`,
    // Without a time zone: it rings at this local time wherever the borrower is.
    `DTSTART:${basic(`${first}T${time}:00`)}`,
    'DURATION:PT15M',
    ...(rule === undefined ? [] : [`RRULE:${rule}`]),
    ...['CLASS:PRIVATE', 'TRANSP:TRANSPARENT', 'STATUS:CONFIRMED', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'],
    ...daysBefore.flatMap((days) => alarmOf(days, title)),
    'END:VEVENT',
  ];
}

const alarmOf = (daysBefore: number, title: string): string[] => [
  ...['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escaped(title)}`],
  `TRIGGER:${daysBefore === 0 ? '-PT1S' : `-PT${String(24 * daysBefore)}H`}`,
  'END:VALARM',
];

/** `2026-11-27T09:00:00` in iCalendar format. */
const basic = (instant: string): string => instant.replace(/[-:]/g, '');

const february = '-02-';
const allButFebruary = 'BYMONTH=1,3,4,5,6,7,8,9,10,11,12';

/** The dates of a payment, in as few simple rules as possible: calendars interpret complex ones differently. */
function runsOf(due: Due): Run[] {
  const left = timesLeft(due);
  const whole = (rule?: string): Run[] => [{ mark: '', first: due.repayTime, rule }];
  if (!isRepeated(due) || left === 1) return whole();
  const end = left === undefined ? '' : `;UNTIL=${dayAt(due, left - 1).replaceAll('-', '')}T235959`;
  if (due.cycle === 'weekly') return whole(`FREQ=WEEKLY${end}`);
  const day = meantDay(due);
  if (day <= 28) return whole(`FREQ=MONTHLY;BYMONTHDAY=${String(day)}${end}`);
  if (day === 31) return whole(`FREQ=MONTHLY;BYMONTHDAY=-1${end}`);
  // Every month has the day except February, which uses its last day: two runs.
  const days = Array.from({ length: Math.min(left ?? 13, 13) }, (_, count) => dayAt(due, count));
  const first = (isFebruary: boolean) => days.find((each) => each.includes(february) === isFebruary);
  const run = (mark: string, start: string | undefined, rule: string): Run[] =>
    start === undefined ? [] : [{ mark, first: start, rule: `${rule}${end}` }];
  return [
    ...run('', first(false), `FREQ=MONTHLY;${allButFebruary};BYMONTHDAY=${String(day)}`),
    ...run('-february', first(true), 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1'),
  ];
}

const lineOctets = 75;

const encoder = new TextEncoder();

/** Escapes a text for a property (RFC 5545, 3.3.11). */
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Joins the lines of an iCalendar file: each ends with CR LF and is folded at 75 octets (RFC 5545, 3.1). */
const calendarText = (lines: readonly string[]): string =>
  lines.map((line) => `${folded(line)}\r\n`).join('');

/** Folds between characters, never inside one: a line continues after a line break and a space. */
function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const sign of line) {
    const length = encoder.encode(sign).length;
    const isFull = octets + length > lineOctets;
    text += isFull ? `\r\n ${sign}` : sign;
    octets = isFull ? length + 1 : octets + length;
  }
  return text;
}
