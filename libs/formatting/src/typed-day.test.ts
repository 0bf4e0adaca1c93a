import * as fc from 'fast-check';
import { calendarDay, dayOrdersOf, findTypedDay, readTypedDay } from './typed-day';
import { formatDayLong, formatDayWithYear } from './day';

const today = '2026-11-25';
const read = (text: string, order: 'dayFirst' | 'monthFirst' | 'yearFirst' = 'dayFirst') =>
  readTypedDay(text, order, today);

it('a day that the app formats is read back in each language', () => {
  const days = fc.date({ min: new Date('1970-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, fc.constantFrom('en', 'hi', 'id', 'zh'), (date, locale) => {
      const day = date.toISOString().slice(0, 10);
      expect(read(formatDayWithYear(day, locale))).toBe(day);
      expect(read(formatDayLong(day, locale))).toBe(day);
    }),
  );
});

it('no text gives a day that does not exist, and none throws', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom(...Array.from('0123456789-/. ,年月日TDecMarFeb')) }),
  );
  fc.assert(
    fc.property(text, (typed) => {
      const day = read(typed);
      if (day === undefined) return;
      expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day);
      expect(findTypedDay(`1 ${typed} 100.00`)?.rest ?? '').not.toContain('NaN');
    }),
    { numRuns: 2000 },
  );
});

it('31 February is not a day, and does not become 3 March', () => {
  expect(calendarDay(2026, 2, 31)).toBeUndefined();
  expect(calendarDay(2026, 2, 28)).toBe('2026-02-28');
});

it.each([
  ['a number above 12 decides the order', ['03/04/2026', '13/04/2026'], ['dayFirst']],
  ['month first', ['03/04/2026', '04/13/2026'], ['monthFirst']],
  ['contradicting lines are ambiguous', ['13/04/2026', '04/13/2026'], ['dayFirst', 'monthFirst']],
  ['lines without a number above 12 are ambiguous', ['03/04/2026'], ['dayFirst', 'monthFirst']],
  ['the same number twice needs no order', ['05/05/2026', '2026-01-02'], ['dayFirst']],
  ['a short year in the first place', ['26-11-01', '26-11-13'], ['yearFirst']],
  ['a short year that can be first or last is ambiguous', ['24-11-25'], ['dayFirst', 'yearFirst']],
  ['short years after slashes are last', ['25/11/26', '24/11/26'], ['dayFirst']],
])('the date order of a table: %s', (_what, texts, orders) => {
  expect(dayOrdersOf(texts, today)).toEqual(orders);
});

it.each([
  ['1. 20 Dec 2026  1,633.77 100.00', '20 Dec 2026'],
  ['1 2026年12月25日 1733.77', '2026年12月25日'],
  ['Period 05/11/2025 - 04/12/2025', '05/11/2025'],
  ['Period 05-11-2025 - 04-12-2025', '05-11-2025'],
  ['Period 05/11/2025-04/12/2025', '05/11/2025'],
  ['Date/05/11/2025', '05/11/2025'],
  ['-05/11/2025', '05/11/2025'],
  ['1-05/11/2025', '05/11/2025'],
  ['दिसंबर 25, 2026 1,633.77', 'दिसंबर 25, 2026'],
  ['EMI 1 1733.77 100.00', undefined],
  ['12.50 13.50 14.50', undefined],
])('the day in the line %s is found', (line, written) => {
  expect(findTypedDay(line)?.written).toBe(written);
});

it('digits without a sign between are a day in both orders, with the year first or last', () => {
  const days = fc.date({ min: new Date('1970-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (date) => {
      const day = date.toISOString().slice(0, 10);
      const [year = '', month = '', number = ''] = day.split('-');
      expect(read(`${year}${month}${number}`)).toBe(day);
      expect(read(`${number}${month}${year}`)).toBe(day);
      expect(read(`${month}${number}${year}`, 'monthFirst')).toBe(day);
      expect(read(`${year} ${month} ${number}`)).toBe(day);
    }),
  );
});
