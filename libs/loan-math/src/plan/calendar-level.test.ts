import fc from 'fast-check';
import { ratio, roundRatio } from '../exact/ratio';
import { runs } from '../testing/sizes';
import type { ScheduleTerms } from '../terms';
import { calendarLevel } from './calendar-level';
import { loanPlan } from './plan';

const loan = (more: Partial<ScheduleTerms>): ScheduleTerms => ({
  principal: 10_000_000,
  annualRatePercent: '24',
  tenure: 12,
  tenureType: 'month',
  rateKind: 'reducing',
  dayCount: 'act/365',
  repayment: 'instalments',
  startDate: '2026-01-15',
  ...more,
});

const duesOf = (terms: ScheduleTerms): readonly number[] =>
  loanPlan(terms).rows.map(({ instalment }) => instalment);

describe('an equal payment over calendar days', () => {
  it('has a last payment equal to the others: act/365, 100 000 at 24 % over a year', () => {
    const plan = loanPlan(loan({}));
    expect(plan.rows.map(({ instalment }) => instalment)).toEqual([
      ...Array<number>(11).fill(945_103),
      945_099,
    ]);
    expect(plan.interest).toBe(1_341_232);
  });

  it('counts the days of a leap year separately under act/act', () => {
    const plan = loanPlan(loan({ dayCount: 'act/act', startDate: '2023-11-30' }));
    expect(new Set(plan.rows.map(({ instalment }) => instalment))).toEqual(new Set([945_342]));
    expect(plan.interest).toBe(1_344_104);
  });

  it('equals Fineract’s payment for 100 at 15.678 % over six months', () => {
    const terms = loan({
      principal: 10_000,
      annualRatePercent: '15.678',
      tenure: 6,
      startDate: '2024-01-01',
      rounding: 'fineract',
    });
    expect(duesOf(terms)).toEqual([1743, 1743, 1743, 1743, 1743, 1747]);
  });

  it('equals Fineract’s payment for 1 000 at 18 % from a month end', () => {
    const terms = loan({
      principal: 100_000,
      annualRatePercent: '18',
      startDate: '2025-01-31',
      rounding: 'fineract',
    });
    expect(duesOf(terms)).toEqual([...Array<number>(11).fill(9162), 9160]);
  });

  it('puts the difference into the last payment when the lender solves it over equal periods', () => {
    const dues = duesOf(loan({ levelOver: 'equalPeriods' }));
    expect(dues).toEqual([...Array<number>(11).fill(945_596), 938_976]);
  });

  it('counts 365.25 days a year under act/365.25', () => {
    const [quarterMore] = duesOf(loan({ dayCount: 'act/365.25' }));
    expect(loanPlan(loan({ dayCount: 'act/365.25', tenure: 1 })).interest).toBe(
      Math.round((10_000_000 * 0.24 * 31) / 365.25),
    );
    expect(quarterMore).toBeLessThan(945_103);
  });

  it('includes an irregular first period', () => {
    const dues = duesOf(loan({ firstDueDate: '2026-03-01' }));
    expect(Math.abs((dues.at(-1) ?? 0) - (dues[0] ?? 0))).toBeLessThan(12);
  });

  it('is computed again over the remaining days after an early payment', () => {
    const early = { afterPeriod: 4, amount: 2_000_000, keep: 'tenure' } as const;
    const dues = loanPlan(loan({}), { prepayments: [early] }).rows.map(({ instalment }) => instalment);
    expect(dues).toHaveLength(12);
    expect(Math.abs((dues.at(-1) ?? 0) - (dues[5] ?? 0))).toBeLessThan(12);
  });

  it('steps up and still ends with a payment equal to the one before', () => {
    const stepUp = { everyPeriods: 6, percent: '10', keep: 'tenure' } as const;
    const dues = loanPlan(loan({ tenure: 24 }), { stepUp }).rows.map(({ instalment }) => instalment);
    expect(dues).toHaveLength(24);
    expect(Math.abs((dues.at(-1) ?? 0) - (dues.at(-2) ?? 0))).toBeLessThan(30);
  });
});

const actual = fc.constantFrom('act/365', 'act/365.25', 'act/act', 'act/364', 'act/360');

describe('every equal payment over calendar days', () => {
  it('keeps the number of payments, also weekly and fortnightly, with a last one equal to the others', () => {
    const anyLoan = fc.record({
      principal: fc.integer({ min: 1_000_000, max: 1_000_000_000 }),
      annualRatePercent: fc.integer({ min: 0, max: 4_000 }).map((rate) => (rate / 100).toFixed(2)),
      tenure: fc.integer({ min: 2, max: 130 }),
      tenureType: fc.constantFrom('week', 'fortnight', 'month'),
      dayCount: actual,
      startDate: fc.constantFrom('2023-11-30', '2024-02-29', '2026-01-31', '2026-08-24'),
      firstPayment: fc.constantFrom('arrears', 'advance'),
    });
    fc.assert(
      fc.property(anyLoan, (more) => {
        const { rows } = loanPlan(loan(more));
        const dues = rows.map(({ instalment }) => instalment);
        expect(dues).toHaveLength(more.tenure);
        // If the interest of a long month exceeds the payment, the balance stays and the last payment absorbs it.
        fc.pre(rows.every(({ principal }) => principal > 0));
        const years = (more.tenure * { week: 7, fortnight: 14, month: 31 }[more.tenureType]) / 365;
        // Each row loses at most one minor unit, which bears interest until the end.
        const growth = Math.exp((Number(more.annualRatePercent) / 100) * (years * 1.02));
        expect(Math.abs((dues.at(-1) ?? 0) - (dues[0] ?? 0))).toBeLessThanOrEqual(1 + more.tenure * growth);
      }),
      { numRuns: runs.schedules },
    );
  });

  it('equals the exact fraction rounded to the cent', () => {
    const rates = fc.array(fc.tuple(fc.integer({ min: 0, max: 5_000 }), fc.integer({ min: 1, max: 9_999 })), {
      minLength: 1,
      maxLength: 30,
    });
    fc.assert(
      fc.property(rates, fc.bigInt({ min: 1n, max: 10n ** 12n }), (pairs, owed) => {
        const level = calendarLevel((periodNo) => ratio(...(pairs[periodNo - 1] ?? [0, 1])), pairs.length);
        // Σ 1/((1+r₁)…(1+rₖ)) over one common denominator, forwards: grown[k] = (1+r₁)…(1+rₖ).
        let above = 0n;
        let grown = 1n;
        let whole = 1n;
        for (const [part, of] of pairs.toReversed()) {
          above = (above + whole) * BigInt(of);
          whole *= BigInt(of + part);
          grown = whole;
        }
        const exact = ratio(owed * grown, above);
        expect(level(ratio(owed), 1, (value) => roundRatio(value, 'half-up'))).toBe(
          roundRatio(exact, 'half-up'),
        );
      }),
      { numRuns: runs.schedules },
    );
  });
});
