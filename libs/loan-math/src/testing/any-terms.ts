import fc from 'fast-check';
import type { LoanChanges } from '../plan/changes';
import type { ScheduleTerms } from '../terms';

/** A yearly rate in percent, from zero to the solver's limit; ordinary ones are most frequent. */
export const anyRate = fc
  .oneof(
    { arbitrary: fc.integer({ min: 0, max: 20_000 }), weight: 4 },
    { arbitrary: fc.integer({ min: 0, max: 10_000_000 }), weight: 1 },
  )
  .map((hundredths) => (hundredths / 100).toFixed(2));

const anyDay = fc.constantFrom('2026-01-31', '2024-02-29', '2026-08-24', '2027-12-30');

/** Any valid loan, including long and expensive ones. */
export const anyTerms: fc.Arbitrary<ScheduleTerms> = fc.record({
  principal: fc.integer({ min: 1, max: 10_000_000_000 }),
  annualRatePercent: anyRate,
  tenure: fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 1_200 })),
  tenureType: fc.constantFrom('day', 'week', 'fortnight', 'month'),
  rateKind: fc.constantFrom('reducing', 'reducing', 'flat'),
  dayCount: fc.constantFrom('30/360', '30/360', 'act/365', 'act/act', 'act/360', 'act/364'),
  repayment: fc.constantFrom('instalments', 'instalments', 'equalPrincipal', 'single'),
  startDate: anyDay,
  rounding: fc.constantFrom('plain', 'fineract', 'frappe', undefined),
  firstPayment: fc.constantFrom('arrears', 'arrears', 'advance', undefined),
});

const anyPeriod = fc.integer({ min: 1, max: 60 });
const anyKept = fc.constantFrom('instalment', 'tenure');

/** Early payments, rate changes, growing payments and a pause, for a loan of at least `tenure` payments. */
export const anyChanges = (tenure: number): fc.Arbitrary<LoanChanges> =>
  fc.record({
    prepayments: fc.array(
      fc.record({
        afterPeriod: anyPeriod,
        amount: fc.integer({ min: 1, max: 5_000_000 }),
        keep: anyKept,
        everyPeriods: fc.option(fc.integer({ min: 1, max: 24 }), { nil: undefined }),
      }),
      { maxLength: 3 },
    ),
    rateChanges: fc.array(
      fc.record({
        fromPeriod: anyPeriod,
        annualRatePercent: fc.integer({ min: 0, max: 6_000 }).map((value) => (value / 100).toFixed(2)),
      }),
      { maxLength: 2 },
    ),
    stepUp: fc.option(
      fc.record({
        everyPeriods: fc.integer({ min: 1, max: 24 }),
        percent: fc.integer({ min: 0, max: 20 }).map(String),
        keep: anyKept,
      }),
      { nil: undefined },
    ),
    moratorium: fc.option(
      fc.record({
        periods: fc.integer({ min: 0, max: Math.max(0, tenure - 1) }),
        interest: fc.constantFrom('added', 'paid'),
      }),
      { nil: undefined },
    ),
  });
