import { dayOf } from './day-of';

const late = '2026-11-20T17:30:00Z';

afterEach(() => Reflect.deleteProperty(globalThis, 'Temporal'));

it.each([
  ['Asia/Jakarta', '2026-11-21'],
  ['Asia/Kolkata', '2026-11-20'],
  ['America/New_York', '2026-11-20'],
])('late in the evening of London it is in %s the day %s', (timeZone, day) => {
  expect(dayOf(late, timeZone)).toBe(day);
});

it('a phone that has Temporal is asked for the day of that very moment, there', () => {
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

it('what is no moment has no day', () => {
  expect(() => dayOf('soon', 'Asia/Jakarta')).toThrow(RangeError);
});
