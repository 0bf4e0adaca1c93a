import fc from 'fast-check';
import { daysOf } from './table-days';

const today = '2026-11-25';
const dayBefore = (days: number) => new Date(Date.parse(today) - days * 86_400_000);

const languages = ['en-GB', 'id', 'fr', 'de', 'es', 'it'] as const;
const weekdays = [undefined, 'short', 'long'] as const;
const times = ['', ' 10:34', ', 08.30', ' 21h05', ' at 9am', ' à 08:26', ' 11:05:10 PM'] as const;

describe('a day without a year', () => {
  it('is the last one up to today, whatever stands around it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 360 }),
        fc.constantFrom(...languages),
        fc.constantFrom('short' as const, 'long' as const),
        fc.constantFrom(...weekdays),
        fc.constantFrom(...times),
        (before, language, month, weekday, time) => {
          const day = dayBefore(before);
          const format = new Intl.DateTimeFormat(language, {
            day: 'numeric',
            month,
            weekday,
            timeZone: 'UTC',
          });
          const cell = format.format(day).replace(' de ', ' ') + time;
          const days = daysOf([cell], [], today);
          expect([cell, days.read(cell, 'dayFirst')]).toEqual([cell, day.toISOString().slice(0, 10)]);
          expect(days.isYearless(cell)).toBe(true);
        },
      ),
    );
  });

  it.each(['03.11. 10:05', "'03.11", '03/11 10:05', '11月3日 18:10', 'Nov 3 at 9 pm'])('%s', (cell) => {
    expect(daysOf([cell], [], today).read(cell, 'dayFirst')).toBe('2026-11-03');
  });

  it.each(['Nov', '28. 12.26', '5 03.11.2026'])('%s is another day or none', (cell) => {
    expect(daysOf([cell], [], today).isYearless(cell)).toBe(false);
  });
});

it('a day that a program counts is that day: in days since 1900, seconds or milliseconds since 1970', () => {
  const at = fc.date({
    min: new Date('2002-01-01'),
    max: new Date('2032-12-31'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(at, (date) => {
      const since1970 = date.getTime();
      const seconds = Math.floor(since1970 / 1000);
      const cells = [since1970, seconds, (seconds / 86_400 + 25_569).toFixed(5)].map(String);
      const days = daysOf(cells, [], today);
      const day = new Date(seconds * 1000).toISOString().slice(0, 10);
      // The day as a fraction is rounded to a second.
      fc.pre(!date.toISOString().includes('T23:59:59'));
      expect(cells.map((cell) => days.read(cell, 'dayFirst'))).toEqual([day, day, day]);
    }),
  );
});
