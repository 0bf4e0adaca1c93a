import fc from 'fast-check';
import { arrange } from './arrangement';
import { addMonths, daysBetween } from './calendar/calendar';
import { wrongAfterExtra } from './extra-payment';
import { everydayLoan } from './fixtures/everyday-loan';
import { schedule } from './schedule';
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
  })
  .filter(({ paidCount, tenure }) => paidCount < tenure);

function arranged({
  paidCount,
  shift,
  added,
  ...own
}: typeof lives extends fc.Arbitrary<infer Life> ? Life : never) {
  const terms: ScheduleTerms = { ...everydayLoan, ...own };
  const rows = schedule(terms).map(({ periodNo, dueDate, principal, interest }) => ({
    ...{ periodNo, periodEnd: dueDate, principal, interest },
    paid: periodNo <= paidCount ? principal : 0,
  }));
  const days = Array.from({ length: terms.tenure - paidCount + added }, (_, index) =>
    addMonths(terms.startDate, paidCount + index + 1 + shift),
  );
  const loan = { ...terms, rows };
  return { loan, days, result: arrange(loan, paidCount, days) };
}

describe('a new plan for a late borrower', () => {
  it('repays what was open, in level payments, each with the interest of its own days', () => {
    fc.assert(
      fc.property(lives, (life) => {
        const { loan, days, result } = arranged(life);
        const open = loan.rows.slice(life.paidCount).reduce((sum, { principal }) => sum + principal, 0);
        expect(result.rows.reduce((sum, { principal }) => sum + principal, 0)).toBe(open);
        expect(result.rows.map(({ dueDate }) => dueDate)).toEqual(days);
        const all = result.rows.map(({ principal, interest }) => principal + interest);
        const level = all.slice(0, -1);
        if (level.length > 0) expect(Math.max(...level) - Math.min(...level)).toBe(0);
        // Half a unit of each payment, and the interest on it until the end.
        const growth = (1 + Number(life.annualRatePercent) / 1_100) ** (all.length + life.shift);
        expect(Math.abs((all.at(-1) ?? 0) - (all[0] ?? 0))).toBeLessThanOrEqual(3 * all.length * growth);
        const rows = [
          ...loan.rows.slice(0, life.paidCount),
          ...result.rows.map(({ dueDate, ...row }) => ({ ...row, periodEnd: dueDate })),
        ];
        const first = result.rows[0]?.periodNo ?? 0;
        expect(wrongAfterExtra({ ...loan, rows }, first, result.interestFrom)).toEqual([]);
      }),
      { numRuns: runs.changes },
    );
  });

  it('charges the rate of the loan for each day, and nothing else', () => {
    fc.assert(
      fc.property(lives, (life) => {
        const { loan, result } = arranged({ ...life, dayCount: 'act/365' });
        // By the day, in one big denominator: 365 × 100 of a unit, apart from the product's fractions.
        let [from, exact] = [result.interestFrom, 0n];
        let left = BigInt(result.rows.reduce((sum, { principal }) => sum + principal, 0));
        for (const { principal, dueDate } of result.rows) {
          exact += left * BigInt(loan.annualRatePercent) * BigInt(daysBetween(from, dueDate));
          left -= BigInt(principal);
          from = dueDate;
        }
        const interest = result.rows.reduce((sum, row) => sum + row.interest, 0);
        expect(Math.abs(Number(exact) / 36_500 - interest)).toBeLessThanOrEqual(result.rows.length);
      }),
      { numRuns: runs.changes },
    );
  });

  it('never takes back what was paid of its first payment', () => {
    const { loan } = arranged({
      ...{ principal: 1_200_000, tenure: 6, annualRatePercent: '24', dayCount: '30/360' },
      ...{ paidCount: 0, shift: 1, added: 0 },
    });
    const rows = loan.rows.map((row, index) => (index === 0 ? { ...row, paid: 180_000 } : row));
    const days = Array.from({ length: 12 }, (_, index) => addMonths(loan.startDate, index + 2));
    const [first, second] = arrange({ ...loan, rows }, 0, days).rows;
    expect(first?.principal).toBe(180_000);
    expect(second?.principal).toBeLessThan(180_000);
  });
});
