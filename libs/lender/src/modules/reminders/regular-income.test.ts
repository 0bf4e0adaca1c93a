import { addDays, addMonths, daysBetween } from '@clearloan/loan-math';
import * as fc from 'fast-check';
import { regularIncome } from './regular-income';

type Records = Parameters<typeof regularIncome>[0];

/** Each record compared with every other one. */
const definition = (records: Records, today: string, until: string) =>
  records.flatMap(({ recordDate, amount, categoryId }) => {
    const day = addMonths(recordDate, 1);
    const before = records
      .filter(
        (other) =>
          other.categoryId === categoryId &&
          other.recordDate < recordDate &&
          Math.abs(daysBetween(addMonths(other.recordDate, 1), recordDate, 'actual')) <= 3,
      )
      .map((other) => other.amount);
    const isAhead = day > today && day <= until;
    return before.length > 0 && isAhead ? [{ day, amount: Math.min(amount, ...before) }] : [];
  });

it('is what a comparison of each record with every other one gives', () => {
  const today = fc.integer({ min: 0, max: 1500 }).map((days) => addDays('2026-01-01', days));
  const record = fc.record({
    age: fc.integer({ min: -10, max: 95 }),
    amount: fc.integer({ min: 1, max: 6 }),
    categoryId: fc.constantFrom('salary', 'sales', null),
  });
  let found = 0;
  fc.assert(
    fc.property(today, fc.array(record, { maxLength: 30, size: 'max' }), (day, aged) => {
      const records = aged.map(({ age, ...rest }) => ({ ...rest, recordDate: addDays(day, -age) }));
      const until = addDays(day, 35);
      const expected = definition(records, day, until);
      found += expected.length;
      expect(regularIncome(records, day, until)).toEqual(expected);
    }),
  );
  expect(found).toBeGreaterThan(0);
});

it('takes no more than the number of records in time', () => {
  const timeOf = (length: number): number => {
    const records = Array.from({ length }, (_, at) => ({
      recordDate: addDays('2026-11-20', -(at % 90)),
      amount: 100 + at,
      categoryId: 'sales',
    }));
    const start = performance.now();
    expect(regularIncome(records, '2026-11-20', '2026-12-25').length).toBeGreaterThan(length / 4);
    return performance.now() - start;
  };
  const bestOf = (length: number) => Math.min(...[1, 2, 3, 4, 5].map(() => timeOf(length)));
  // Ten times as many: a hundred times as long if each record were compared with each.
  expect(bestOf(20_000) / Math.max(bestOf(2_000), 5)).toBeLessThan(50);
});
