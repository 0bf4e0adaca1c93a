import { createEvents, type EventAttributes } from 'ics';
import type { Due } from '../rules/due-list';
import { dayAt, isRepeated, meantDay, timesLeft } from '../rules/rhythm';
import { usualBell } from '../rules/due-list';

/** Words that anybody may read over a shoulder: no name, no amount, nothing of being late. */
export interface CalendarWords {
  readonly title: string;
  readonly description: string;
}

const uidDomain = 'reminders.clearloan';

/**
 * Payments as an iCalendar file (RFC 5545), each with its alarms. An entry keeps its UID, and its SEQUENCE rises when
 * its day moves, so that a calendar that has it already moves it and adds no second one. Paid ones are left out.
 * @param linkTo the address of a payment in the app
 * @throws Error when an entry cannot be written
 */
export function calendarFile(
  dues: readonly Due[],
  words: CalendarWords,
  linkTo: (id: string) => string,
): string {
  const events = dues
    .filter(({ status }) => status !== 'done')
    .flatMap((due) => runsOf(due).map((run) => eventOf(due, run, words, linkTo(due.id))));
  const { error, value } = createEvents(events, {
    productId: '-//Clearloan//Reminders//EN',
    method: 'PUBLISH',
  });
  if (error !== null || value === null) throw error ?? new Error('No calendar was written.');
  return value;
}

/** Days that one rule can say. */
interface Run {
  /** Sets a second run of the same payment apart. */
  readonly mark: string;
  readonly first: string;
  readonly rule: string | undefined;
}

function eventOf(due: Due, { mark, first, rule }: Run, words: CalendarWords, link: string): EventAttributes {
  const { time, daysBefore } = due.bell ?? { ...usualBell, daysBefore: [] };
  return {
    uid: `${due.id}${mark}@${uidDomain}`,
    sequence: due.sequence,
    title: words.title,
    // Not as URL: the library takes none of a house of its own.
    description: `${words.description}\n${link}`,
    start: startOf(first, time),
    // Without a zone: it rings at this hour wherever the borrower is.
    ...{ startInputType: 'local', startOutputType: 'local', duration: { minutes: 15 } },
    ...{ classification: 'PRIVATE', busyStatus: 'FREE', transp: 'TRANSPARENT', status: 'CONFIRMED' },
    ...(rule === undefined ? {} : { recurrenceRule: rule }),
    // In hours and seconds: days alone, and nothing at all, the library writes as no calendar reads them.
    alarms: daysBefore.map((days) => ({
      action: 'display',
      description: words.title,
      trigger: days === 0 ? { seconds: 1, before: true } : { hours: 24 * days, before: true },
    })),
  };
}

function startOf(day: string, time: string): [number, number, number, number, number] {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return [year, month, date, hour, minute];
}

const february = '-02-';
const allButFebruary = 'BYMONTH=1,3,4,5,6,7,8,9,10,11,12';

/** The days of a payment, as few rules as can say them: calendars differ in what they make of harder ones. */
function runsOf(due: Due): Run[] {
  const left = timesLeft(due);
  const whole = (rule?: string): Run[] => [{ mark: '', first: due.repayTime, rule }];
  if (!isRepeated(due) || left === 1) return whole();
  const end = left === undefined ? '' : `;UNTIL=${dayAt(due, left - 1).replaceAll('-', '')}T235959`;
  if (due.cycle === 'weekly') return whole(`FREQ=WEEKLY${end}`);
  const day = meantDay(due);
  if (day <= 28) return whole(`FREQ=MONTHLY;BYMONTHDAY=${String(day)}${end}`);
  if (day === 31) return whole(`FREQ=MONTHLY;BYMONTHDAY=-1${end}`);
  // Every month has the day but February, which has it last: two runs.
  const days = Array.from({ length: Math.min(left ?? 13, 13) }, (_, count) => dayAt(due, count));
  const first = (isFebruary: boolean) => days.find((each) => each.includes(february) === isFebruary);
  const run = (mark: string, start: string | undefined, rule: string): Run[] =>
    start === undefined ? [] : [{ mark, first: start, rule: `${rule}${end}` }];
  return [
    ...run('', first(false), `FREQ=MONTHLY;${allButFebruary};BYMONTHDAY=${String(day)}`),
    ...run('-february', first(true), 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1'),
  ];
}
