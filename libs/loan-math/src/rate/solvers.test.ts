import fc from 'fast-check';
import { decimalFromRatio, ratioFromDecimal } from '../exact/decimal';
import { compare } from '../exact/ratio';
import { LoanMathError } from '../loan-math-error';
import { loanPlan } from '../plan/plan';
import { anyRate, anyTerms } from '../testing/any-terms';
import { runs } from '../testing/sizes';
import { periodsPerYear } from '../tenure';
import type { ScheduleTerms } from '../terms';
import { actuarialApr } from './apr';
import { effectiveApr } from './effective-apr';
import { loanApr, type AprMethod } from './loan-apr';
import { translateRate } from './translate-rate';

const monthly = (
  annualRatePercent: string,
  tenure: number,
  more: Partial<ScheduleTerms> = {},
): ScheduleTerms => ({
  principal: 100_000_000,
  annualRatePercent,
  tenure,
  tenureType: 'month',
  rateKind: 'reducing',
  dayCount: '30/360',
  repayment: 'instalments',
  startDate: '2026-08-24',
  rounding: 'rbi',
  ...more,
});

const anyTenure = fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 1_200 }));
const methods: readonly AprMethod[] = ['nominal', 'actuarial', 'effective'];

describe('APR of a schedule’s payments', () => {
  it('equals the rate of the loan, from 0 to 100 000 % and from 1 to 1 200 payments', () => {
    fc.assert(
      fc.property(anyRate, anyTenure, fc.constantFrom('week', 'month'), (rate, tenure, tenureType) => {
        const terms = monthly(rate, tenure, { tenureType });
        const plan = loanPlan(terms);
        const apr = (method: AprMethod) => loanApr({ terms, plan, net: terms.principal, method });
        expect(apr('nominal')).toBe(rate);
        expect(apr('actuarial')).toBe(rate);
      }),
      { numRuns: runs.rates },
    );
  });

  it('is the compounded rate with the effective method', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), anyTenure, (hundredths, tenure) => {
        const terms = monthly((hundredths / 100).toFixed(2), tenure);
        const apr = Number(
          loanApr({ terms, plan: loanPlan(terms), net: terms.principal, method: 'effective', places: 6 }),
        );
        const expected = ((1 + hundredths / 120_000) ** 12 - 1) * 100;
        expect(Math.abs(apr - expected)).toBeLessThanOrEqual(0.000_001 * (1 + expected / 100));
      }),
      { numRuns: runs.rates },
    );
  });

  const isBeyondReading = (terms: ScheduleTerms, net: number, method: AprMethod): boolean => {
    if (method !== 'effective') return false;
    const nominal = loanApr({ terms, plan: loanPlan(terms), net, places: 10 });
    const periods = terms.repayment === 'single' ? 365 / daysOf(terms) : periodsPerYear(terms.tenureType);
    return periods * Math.log10(1 + Number(nominal) / 100 / periods) > 9.9;
  };
  const daysOf = ({ tenure, tenureType }: ScheduleTerms): number =>
    (tenure * 365) / periodsPerYear(tenureType);

  it('is found for every loan, or fails with the reason that there is none', () => {
    fc.assert(
      fc.property(
        anyTerms,
        fc.constantFrom(...methods),
        fc.integer({ min: 1, max: 100 }),
        (terms, method, share) => {
          const plan = loanPlan(terms);
          const net = Math.max(1, Math.floor((terms.principal * share) / 100));
          try {
            expect(loanApr({ terms, plan, net, method })).toMatch(/^\d+\.\d\d$/);
          } catch (error) {
            expect(error).toBeInstanceOf(LoanMathError);
            expect((error as LoanMathError).reason).toBe('noRate');
            const first = plan.rows[0];
            // No rate: the repayment is worth more than the payout at any rate the solver knows, or the yearly rate is
            // too large to read.
            expect(
              first &&
                (first.dueDate === terms.startDate ||
                  terms.tenureType === 'day' ||
                  net * 1_000 < first.instalment ||
                  isBeyondReading(terms, net, method)),
            ).toBe(true);
          }
        },
      ),
      { numRuns: runs.rates },
    );
  });

  it('rises when less is paid out', () => {
    const terms = monthly('24', 12);
    const plan = loanPlan(terms);
    const aprs = [100, 99, 95, 80, 50, 10].map((percent) =>
      ratioFromDecimal(loanApr({ terms, plan, net: (terms.principal * percent) / 100 })),
    );
    aprs.slice(1).forEach((apr, index) => {
      const before = aprs[index];
      expect(before && compare(apr, before)).toBe(1);
    });
  });

  it('does not change because of a longer first period', () => {
    const terms = monthly('24', 12, {
      rounding: 'plain',
      startDate: '2026-08-10',
      firstDueDate: '2026-09-24',
    });
    const plan = loanPlan(terms);
    expect(Number(loanApr({ terms, plan, net: terms.principal }))).toBeCloseTo(24, 1);
    expect(Number(loanApr({ terms, plan, net: terms.principal, method: 'actuarial' }))).toBeCloseTo(24, 0);
  });
});

describe('several advances', () => {
  it('have the same present value as the payments at the APR', () => {
    const advances = [
      { amount: 100_000, periods: 0 },
      { amount: 50_000, periods: 2 },
    ];
    const payments = Array.from({ length: 12 }, (_, index) => ({ amount: 14_000, periods: index + 3 }));
    const apr = Number(actuarialApr({ advances, payments, unitPeriodsPerYear: 12, places: 8 })) / 1_200;
    const worth = (flows: typeof advances) =>
      flows.reduce((total, { amount, periods }) => total + amount / (1 + apr) ** periods, 0);
    expect(worth(payments)).toBeCloseTo(worth(advances), 3);
  });
});

describe('effective APR', () => {
  it('counts calendar days over 365', () => {
    const byDays = effectiveApr({
      advances: [{ amount: 50_000, days: 0 }],
      payments: [
        { amount: 27_000, days: 31 },
        { amount: 27_000, days: 61 },
      ],
      places: 2,
    });
    const byDates = effectiveApr({
      advances: [{ amount: 50_000, date: '2026-03-01' }],
      payments: [
        { amount: 27_000, date: '2026-04-01' },
        { amount: 27_000, date: '2026-05-01' },
      ],
      places: 2,
    });
    expect([byDays, byDates]).toEqual(['84.63', '84.63']);
  });

  it('has one decimal by default, as in the directive', () => {
    const advances = [{ amount: 100_000, months: 0 }];
    expect(effectiveApr({ advances, payments: [{ amount: 112_345, months: 12 }] })).toBe('12.3');
  });
});

describe('effective APR of irregular payments', () => {
  const dated = fc.record({
    net: fc.integer({ min: 10_000, max: 10_000_000 }),
    gaps: fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 60 }),
    cost: fc.integer({ min: 0, max: 300 }),
    places: fc.integer({ min: 0, max: 8 }),
  });

  it('is the same whether floating point or exact arithmetic decides it', () => {
    fc.assert(
      fc.property(dated, ({ net, gaps, cost, places }) => {
        const each = Math.ceil((net * (100 + cost)) / 100 / gaps.length);
        let days = 1;
        const payments = gaps.map((gap) => ({ amount: each, days: (days += gap) }));
        const apr = (decimals: number): string | undefined => {
          try {
            return effectiveApr({ advances: [{ amount: net, days: 0 }], payments, places: decimals });
          } catch (error) {
            if (error instanceof LoanMathError) return undefined;
            throw error;
          }
        };
        // No floating point decides twenty decimals.
        const exact = apr(20);
        expect(apr(places)).toBe(exact && decimalFromRatio(ratioFromDecimal(exact), places));
      }),
      { numRuns: runs.rates },
    );
  });

  it('rounds an exact half up, which floating point cannot decide', () => {
    const payments = [{ amount: 112_345, months: 12 }];
    expect(effectiveApr({ advances: [{ amount: 100_000, months: 0 }], payments, places: 2 })).toBe('12.35');
  });
});

describe('one price in five measures', () => {
  it('converts a flat rate to the reducing rate', () => {
    const said = translateRate({
      measure: 'flatYear',
      percent: '10',
      tenure: 12,
      tenureType: 'month',
      places: 3,
    });
    expect(said).toEqual({
      flatDay: '0.027',
      flatMonth: '0.833',
      flatYear: '10.000',
      reducingYear: '17.972',
      effectiveYear: '19.529',
    });
  });

  it('converts back to the same rate from every measure', () => {
    const measures = fc.constantFrom('flatMonth', 'flatYear', 'reducingYear', 'effectiveYear');
    fc.assert(
      fc.property(anyRate, anyTenure, measures, (percent, tenure, measure) => {
        const there = translateRate({
          measure: 'reducingYear',
          percent,
          tenure,
          tenureType: 'month',
          places: 20,
        });
        if (ratioFromDecimal(there[measure]).numerator > 100_000n * 10n ** 20n) return;
        const back = translateRate({ measure, percent: there[measure], tenure, tenureType: 'month' });
        expect(back.reducingYear).toBe(percent);
      }),
      { numRuns: runs.rates },
    );
  });
});
