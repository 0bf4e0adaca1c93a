import {
  daysBetween,
  formatDay,
  formatDayLong,
  formatDayShort,
  formatDayWithYear,
  formatMonth,
  formatRelativeDay,
} from './day';
import { formatDaySpan } from './day-span';

describe('a day', () => {
  it.each([
    ['2026-11-24', 'en', 'Tue 24 Nov'],
    ['2026-09-24', 'en', 'Thu 24 Sep'],
    ['2026-09-24', 'en-GB', 'Thu 24 Sep'],
    ['2026-12-01', 'id', 'Sel 1 Des'],
    ['2026-11-24', 'zh', '11月24日周二'],
    ['2024-02-29', 'en', 'Thu 29 Feb'],
  ])('%p in %p is formatted as %s', (day, locale, shown) => {
    expect(formatDay(day, locale)).toBe(shown);
  });

  it('has shorter and longer formats', () => {
    expect(formatDayShort('2026-11-24', 'en')).toBe('24 Nov');
    expect(formatDayWithYear('2026-11-24', 'en')).toBe('24 Nov 2026');
    expect(formatDayLong('2026-11-24', 'en')).toBe('Tuesday 24 November 2026');
    expect(formatMonth('2026-11-24', 'en')).toBe('November 2026');
    expect(formatDayLong('2026-11-24', 'zh')).toBe('2026年11月24日星期二');
  });

  it.each([
    ['2026-11-16', '2026-11-22', 'en', '16–22 Nov'],
    ['2026-11-30', '2026-12-06', 'en', '30 Nov – 6 Dec'],
    ['2026-11-16', '2026-11-22', 'zh', '11月16日–11月22日'],
  ])('from %p to %p in %p is the span %s', (first, last, locale, shown) => {
    expect(formatDaySpan(first, last, locale)).toBe(shown);
  });

  it.each(['2026-02-30', '2026-13-01', '2026-1-1', 'soon', ''])(
    'that does not exist (%p) is shown unchanged',
    (day) => {
      expect(formatDay(day, 'en')).toBe(day);
      expect(formatRelativeDay(day, '2026-11-20', 'en')).toBe(day);
    },
  );
});

describe('a day relative to today', () => {
  it.each([
    ['2026-11-20', 'today'],
    ['2026-11-21', 'tomorrow'],
    ['2026-11-24', 'in 4 days'],
    ['2026-11-19', 'yesterday'],
    ['2026-11-12', '8 days ago'],
  ])('%p is %s', (day, shown) => {
    expect(formatRelativeDay(day, '2026-11-20', 'en')).toBe(shown);
  });

  it.each([
    ['2026-03-28', '2026-03-30', 2],
    ['2024-02-28', '2024-03-01', 2],
    ['2026-12-31', '2026-01-01', -364],
  ])('is counted in whole days from %p to %p: %p', (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days);
  });
});
