import { dayOf } from './day-of';
import { formatDayAndTime, formatDayWithYearAndTime, formatTime, instantAt } from './instant';

const evening = '2026-11-20T17:30:00Z';

describe('an instant', () => {
  it('belongs to the day in the market, not on the device', () => {
    expect(dayOf(evening, 'UTC')).toBe('2026-11-20');
    expect(dayOf(evening, 'Asia/Jakarta')).toBe('2026-11-21');
    expect(dayOf('2026-01-01T02:00:00Z', 'America/Los_Angeles')).toBe('2025-12-31');
  });

  it('is formatted with day and time in the market', () => {
    expect(formatTime(evening, 'en', 'Asia/Jakarta')).toBe('00:30');
    expect(formatDayAndTime(evening, 'en', 'Asia/Jakarta')).toBe('Sat 21 Nov, 00:30');
    expect(formatDayWithYearAndTime(evening, 'en', 'UTC')).toBe('20 Nov 2026, 17:30');
    expect(formatDayAndTime(evening, 'zh', 'UTC')).toBe('11月20日周五 17:30');
  });

  it('that is invalid is shown unchanged', () => {
    expect(formatTime('soon', 'en', 'UTC')).toBe('soon');
    expect(formatDayAndTime('soon', 'en', 'UTC')).toBe('soon');
  });

  it('that is invalid belongs to no day', () => {
    expect(() => dayOf('soon', 'UTC')).toThrow(RangeError);
  });
});

describe('a local time', () => {
  it.each([
    ['2026-11-20', '08:00', 'Asia/Jakarta', '2026-11-20T01:00:00.000Z'],
    ['2026-11-20', '00:30', 'Asia/Kolkata', '2026-11-19T19:00:00.000Z'],
    ['2026-03-29', '00:30', 'Europe/Berlin', '2026-03-28T23:30:00.000Z'],
    ['2026-03-29', '03:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
    ['2026-10-25', '20:00', 'America/New_York', '2026-10-26T00:00:00.000Z'],
  ])('%s %s in %s is one instant', (day, time, timeZone, instant) => {
    expect(instantAt(day, time, timeZone)).toBe(instant);
    expect(dayOf(instant, timeZone)).toBe(day);
    expect(formatTime(instant, 'en', timeZone)).toBe(time);
  });

  it.each([
    ['soon', '08:00'],
    ['2026-11-20', '8'],
    ['2026-11-20', '25:00'],
  ])('%s %s is invalid', (day, time) => {
    expect(() => instantAt(day, time, 'UTC')).toThrow(RangeError);
  });
});
