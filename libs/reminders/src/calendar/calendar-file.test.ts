import ICAL from 'ical.js';
import { parse } from 'valibot';
import { dues as duesCall, reminderInfo, type Reminder } from '../contract';
import { duesOfAWeek, motorbikeLoan } from '../fixtures/dues-of-a-week';
import { dueList, type Due } from '../rules/due-list';
import { ownChanges, ownDuesFrom } from '../rules/local-dues';
import { afterPayment, dayAt } from '../rules/rhythm';
import { calendarFile } from './calendar-file';

const today = '2026-11-20';
const writtenAt = '2026-11-20T02:44:00.000Z';
const label = {
  title: 'A payment, to remember; 提醒',
  description: 'Open the app.',
  movedFrom: (day: string) => `Was ${day}`,
};
const motorbike = parse(reminderInfo.data, motorbikeLoan);
const { own } = parse(duesCall.data, duesOfAWeek);
const ownDues = own.map((due) => ({ due, sequence: 0 }));

/** Parsed by another library than the one that wrote it. */
function read(dues: readonly Due[]): ICAL.Event[] {
  const text = calendarFile(dues, label, (id) => `https://clearloan.example/reminders/${id}`, writtenAt);
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}
const eventOf = (reminder: Reminder) => read(dueList([reminder], [], today))[0]!;
/** ical.js returns undefined after the last date, contrary to its types. */
const nextDay = (days: { next: () => ICAL.Time | undefined }): string =>
  days.next()?.toString().slice(0, 10) ?? 'end';

/** The dates of all entries of a reminder, in order; `end` after the last one. */
function daysOf(reminder: Reminder, count: number): string[] {
  const days = read(dueList([reminder], [], today)).flatMap((event) => {
    const all = event.iterator();
    return Array.from({ length: count }, () => nextDay(all));
  });
  return [...days.filter((day) => day !== 'end').sort(), 'end'].slice(0, count);
}

it('the calendar file has every unpaid payment at the time of its bell, with its alarms', () => {
  const events = read(dueList([motorbike], ownDues, today));
  expect(events.map(({ uid }) => uid)).toEqual([
    'o-48213-3@reminders.clearloan',
    `${motorbike.id}@reminders.clearloan`,
    'o-48213-4@reminders.clearloan',
  ]);
  const [, ride] = events;
  expect(ride?.startDate.toString()).toBe('2026-11-27T09:00:00');
  expect(ride?.startDate.zone).toBe(ICAL.Timezone.localTimezone);
  const alarms = ride?.component.getAllSubcomponents('valarm') ?? [];
  expect(alarms.map((alarm) => String(alarm.getFirstPropertyValue('trigger')))).toEqual(['-PT72H', '-PT1S']);
});

it('the calendar file shows no name and no amount to a bystander', () => {
  const text = calendarFile(dueList([motorbike], ownDues, today), label, () => '/reminders', writtenAt);
  expect(text).not.toMatch(/Motorbike|Wheel|Everyday|860|2142|2,142|\blate\b/i);
  expect(read([...dueList([motorbike], [], today)])[0]?.summary).toBe(label.title); // escaped correctly
});

it('a delay moves the calendar entry: the same UID, a higher SEQUENCE [promise: calendar-once]', () => {
  const before = eventOf(motorbike);
  const after = eventOf({ ...motorbike, repayTime: '2026-12-04', updated_at: '2026-11-20T02:44:00Z' });
  expect(after.uid).toBe(before.uid);
  expect(after.sequence).toBeGreaterThan(before.sequence);
  expect(after.startDate.toString()).toBe('2026-12-04T09:00:00');
});

it('a delay granted by this lender moves the calendar entry too', () => {
  const [, next] = own;
  const moved = ownDuesFrom(ownChanges(ownDues, [{ ...next!, repayTime: '2026-12-08' }]));
  const [before] = read(dueList([], ownDues, today));
  const [after] = read(dueList([], moved.slice(0, 1), today));
  expect([after?.uid, after?.sequence]).toEqual([before?.uid, (before?.sequence ?? 0) + 1]);
  expect(after?.startDate.toString()).toBe('2026-12-08T09:00:00');
});

it.each(['2026-01-31', '2026-01-30', '2026-01-29', '2026-01-28', '2026-11-05'])(
  'the calendar file has the same monthly dates from %s as the app',
  (repayTime) => {
    const reminder = { ...motorbike, repayTime, dayOfMonth: undefined, times: 14, paidTimes: 0 };
    const expected = Array.from({ length: 14 }, (_, count) => dayAt(reminder, count));
    expect(daysOf(reminder, 15)).toEqual([...expected, 'end']);
    // After a payment, it continues in February with the intended day.
    const later = afterPayment(reminder);
    expect(daysOf(later, 14)).toEqual([...expected.slice(1), 'end']);
  },
);

it('an endless reminder repeats, a single one does not, and one without a bell has no alarm', () => {
  const endless = { ...motorbike, cycle: 'weekly', times: undefined } as const;
  expect(daysOf(endless, 3)).toEqual(['2026-11-27', '2026-12-04', '2026-12-11']);
  const silent = eventOf({ ...motorbike, cycle: 'once', paidTimes: 0, bell: undefined });
  expect(silent.isRecurring()).toBe(false);
  expect(silent.component.getAllSubcomponents('valarm')).toEqual([]);
});

it('a long multibyte text is folded between characters and parses unchanged', () => {
  const long = { ...label, description: '记得还款，'.repeat(40) };
  const text = calendarFile(dueList([motorbike], [], today), long, () => '/reminders', writtenAt);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const [event] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  expect(event?.getFirstPropertyValue('description')).toBe(`${long.description}\n/reminders`);
});
