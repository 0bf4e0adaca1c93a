import { dayOf } from './day-of';
import { formatDayAndTime, formatDayWithYearAndTime, formatTime, instantAt } from './instant';

const evening = '2026-11-20T17:30:00Z';

describe('a moment', () => {
  it('belongs to the day of the market, not of the phone', () => {
    expect(dayOf(evening, 'UTC')).toBe('2026-11-20');
    expect(dayOf(evening, 'Asia/Jakarta')).toBe('2026-11-21');
    expect(dayOf('2026-01-01T02:00:00Z', 'America/Los_Angeles')).toBe('2025-12-31');
  });

  it('reads with day and time of the market', () => {
    expect(formatTime(evening, 'en', 'Asia/Jakarta')).toBe('00:30');
    expect(formatDayAndTime(evening, 'en', 'Asia/Jakarta')).toBe('Sat 21 Nov, 00:30');
    expect(formatDayWithYearAndTime(evening, 'en', 'UTC')).toBe('20 Nov 2026, 17:30');
    expect(formatDayAndTime(evening, 'zh', 'UTC')).toBe('11月20日周五 17:30');
  });

  it('that is none is shown as it came', () => {
    expect(formatTime('soon', 'en', 'UTC')).toBe('soon');
    expect(formatDayAndTime('soon', 'en', 'UTC')).toBe('soon');
  });

  it('that is none belongs to no day', () => {
    expect(() => dayOf('soon', 'UTC')).toThrow(RangeError);
  });
});

describe('a time on the wall', () => {
  it.each([
    ['2026-11-20', '08:00', 'Asia/Jakarta', '2026-11-20T01:00:00.000Z'],
    ['2026-11-20', '00:30', 'Asia/Kolkata', '2026-11-19T19:00:00.000Z'],
    ['2026-03-29', '00:30', 'Europe/Berlin', '2026-03-28T23:30:00.000Z'],
    ['2026-03-29', '03:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
    ['2026-10-25', '20:00', 'America/New_York', '2026-10-26T00:00:00.000Z'],
  ])('%s %s in %s is one moment', (day, time, timeZone, instant) => {
    expect(instantAt(day, time, timeZone)).toBe(instant);
    expect(dayOf(instant, timeZone)).toBe(day);
    expect(formatTime(instant, 'en', timeZone)).toBe(time);
  });

  it.each([
    ['soon', '08:00'],
    ['2026-11-20', '8'],
    ['2026-11-20', '25:00'],
  ])('%s %s is none', (day, time) => {
    expect(() => instantAt(day, time, 'UTC')).toThrow(RangeError);
  });
});
