import fc from 'fast-check';
import { arrange } from './arrangement';
import { addDays, addMonths, daysBetween } from './calendar/calendar';
import { wrongAfterExtra } from './plan/early-plan';
import { everydayLoan } from './fixtures/everyday-loan';
import { schedule } from './plan/plan';
import { runs } from './testing/sizes';
import type { ScheduleTerms } from './terms';

/** A loan of which some payments were made, from which some payments are skipped and to which some are added. */
const lives = fc
  .record({
    principal: fc.integer({ min: 100_000, max: 50_000_000 }),
    tenure: fc.integer({ min: 2, max: 36 }),
    annualRatePercent: fc.integer({ min: 0, max: 60 }).map(String),
    dayCount: fc.constantFrom<ScheduleTerms['dayCount']>('30/360', 'act/365', 'act/act'),
    paidCount: fc.nat({ max: 34 }),
    shift: fc.integer({ min: 1, max: 4 }),
    added: fc.nat({ max: 24 }),
    lateDays: fc.nat({ max: 25 }),
    ranBefore: fc.nat({ max: 100_000 }),
  })
  .filter(({ paidCount, tenure }) => paidCount < tenure);

type Life = typeof lives extends fc.Arbitrary<infer Each> ? Each : never;

function arranged({ paidCount, shift, added, lateDays, ranBefore, ...own }: Life) {
  const terms: ScheduleTerms = { ...everydayLoan, ...own };
  const rows = schedule(terms).map(({ periodNo, dueDate, principal, interest }) => ({
    periodNo,
    periodEnd: dueDate,
    principal,
    interest,
  }));
  const days = Array.from({ length: terms.tenure - paidCount + added }, (_, index) =>
    addMonths(terms.startDate, paidCount + index + 1 + shift),
  );
  const onDate = addDays(addMonths(terms.startDate, paidCount + shift), lateDays);
  const loan = { ...terms, rows, onDate, ranBefore };
  const [first, ...later] = arrange(loan, paidCount, days);
  // What had run before is on the first payment alone.
  const result = first ? [{ ...first, interest: first.interest - ranBefore }, ...later] : [];
  return { loan, days, result };
}

/** At most a unit of each payment and its interest is rounded away, and bears interest until the end. */
function roundedUntilEnd(annualRatePercent: string, days: readonly string[]): number {
  const periods = days.slice(1).map((day, index) => daysBetween(days[index] ?? day, day));
  return periods.reduce(
    (left, period) => left * (1 + (Number(annualRatePercent) / 100 / 360) * period) + 1,
    1,
  );
}

describe('a new plan for a late borrower', () => {
  it('repays what was open, in level payments, each with the interest of its own days', () => {
    fc.assert(
      fc.property(lives, (life) => {
        const { loan, days, result } = arranged(life);
        const open = loan.rows.slice(life.paidCount).reduce((sum, { principal }) => sum + principal, 0);
        expect(result.reduce((sum, { principal }) => sum + principal, 0)).toBe(open);
        expect(result.map(({ dueDate }) => dueDate)).toEqual(days);
        const all = result.map(({ principal, interest }) => principal + interest);
        const [each = 0] = all;
        const rounded = roundedUntilEnd(life.annualRatePercent, [loan.onDate, ...days]);
        expect((all.at(-1) ?? 0) - each).toBeLessThanOrEqual(rounded);
        expect(all.slice(0, -1).every((payment) => payment <= each)).toBe(true);
        // Interest above the first payment is in the next one, without interest on it: then the last ones are smaller.
        if ((result[0]?.principal ?? 0) > 0) {
          expect(new Set(all.slice(0, -1)).size).toBeLessThanOrEqual(1);
          expect(each - (all.at(-1) ?? 0)).toBeLessThanOrEqual(rounded);
        }
        const rows = [
          ...loan.rows.slice(0, life.paidCount),
          ...result.map(({ dueDate, ...row }) => ({ ...row, periodEnd: dueDate })),
        ];
        const first = result[0]?.periodNo ?? 0;
        expect(wrongAfterExtra({ ...loan, rows }, first, loan.onDate)).toEqual([]);
      }),
      { numRuns: runs.changes },
    );
  });

  it('charges the rate of the loan for each day, and nothing else', () => {
    fc.assert(
      fc.property(lives, (life) => {
        const { loan, result } = arranged({ ...life, dayCount: 'act/365' });
        // By the day, in one big denominator: 365 × 100 of a unit, apart from the product's fractions.
        let [from, exact] = [loan.onDate, 0n];
        let left = BigInt(result.reduce((sum, { principal }) => sum + principal, 0));
        for (const { principal, dueDate } of result) {
          exact += left * BigInt(loan.annualRatePercent) * BigInt(daysBetween(from, dueDate));
          left -= BigInt(principal);
          from = dueDate;
        }
        const interest = result.reduce((sum, row) => sum + row.interest, 0);
        expect(Math.abs(Number(exact) / 36_500 - interest)).toBeLessThanOrEqual(result.length);
      }),
      { numRuns: runs.changes },
    );
  });
});
