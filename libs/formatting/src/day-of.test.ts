import { dayOf } from './day-of';

const late = '2026-11-20T17:30:00Z';

afterEach(() => Reflect.deleteProperty(globalThis, 'Temporal'));

it.each([
  ['Asia/Jakarta', '2026-11-21'],
  ['Asia/Kolkata', '2026-11-20'],
  ['America/New_York', '2026-11-20'],
])('a late evening in London has in %s the day %s', (timeZone, day) => {
  expect(dayOf(late, timeZone)).toBe(day);
});

it('a device with Temporal uses it for the day in the time zone', () => {
  const asked: unknown[] = [];
  const toZonedDateTimeISO = (timeZone: string) => {
    asked.push(timeZone);
    return { toPlainDate: () => '2026-11-21' };
  };
  const fromEpochMilliseconds = (at: number) => {
    asked.push(at);
    return { toZonedDateTimeISO };
  };
  Reflect.set(globalThis, 'Temporal', { Instant: { fromEpochMilliseconds } });
  expect(dayOf(late, 'Asia/Jakarta')).toBe('2026-11-21');
  expect(asked).toEqual([Date.parse(late), 'Asia/Jakarta']);
});

it('an invalid instant has no day', () => {
  expect(() => dayOf('soon', 'Asia/Jakarta')).toThrow(RangeError);
});
