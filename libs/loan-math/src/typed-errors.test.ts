import fc from 'fast-check';
import { coolingOffExit } from './cooling-off';
import { cost } from './cost';
import { processingFee, lateFee } from './fees';
import { equalInstalment } from './instalment';
import { LoanMathError } from './loan-math-error';
import { payoff } from './payoff';
import { loanPlan } from './plan/plan';
import { actuarialApr, nominalApr, nominalAprUnrounded, singlePaymentApr } from './rate/apr';
import { effectiveApr } from './rate/effective-apr';
import { loanApr } from './rate/loan-apr';
import { translateRate } from './rate/translate-rate';
import { runs } from './testing/sizes';
import type { ScheduleTerms } from './terms';
import { verifyPlan } from './verify/verify-plan';

const oddNumbers = [0, -1, 1, 0.5, 1.1, 12, 1e9, 2 ** 53, 1e308, -0, Infinity, -Infinity, NaN];
const number = fc.oneof(fc.constantFrom(...oddNumbers), fc.integer(), fc.double());
const amount = fc.oneof(fc.integer({ min: 1, max: 10_000_000 }), number);
const count = fc.oneof(fc.integer({ min: 1, max: 24 }), number);
const rate = fc.oneof(
  fc.constantFrom('24', '0', '100000', '100000.1', '-1', '', 'NaN', '1e5', '24.', '∞', '9'.repeat(40)),
  fc.string(),
);
const day = fc.oneof(
  fc.constantFrom(
    '2026-01-31',
    '2026-02-30',
    '9999-12-31',
    '0000-01-01',
    '26-1-1',
    '',
    '2026-01-31T00:00:00Z',
  ),
  fc.string(),
);
const terms: fc.Arbitrary<ScheduleTerms> = fc.record(
  {
    principal: amount,
    annualRatePercent: rate,
    tenure: count,
    tenureType: fc.constantFrom('day', 'week', 'fortnight', 'month'),
    rateKind: fc.constantFrom('reducing', 'flat'),
    dayCount: fc.constantFrom('30/360', 'act/365', 'act/365.25', 'act/act', 'act/364', 'act/360'),
    repayment: fc.constantFrom('instalments', 'equalPrincipal', 'single'),
    startDate: day,
    rounding: fc.constantFrom('plain', 'rbi', 'fineract', 'frappe', undefined),
    roundTo: fc.option(number, { nil: undefined }),
    firstPayment: fc.constantFrom('arrears', 'advance', undefined),
    firstDueDate: fc.option(day, { nil: undefined }),
    everyDays: fc.option(count, { nil: undefined }),
  },
  {
    requiredKeys: [
      'principal',
      'annualRatePercent',
      'tenure',
      'tenureType',
      'rateKind',
      'dayCount',
      'repayment',
      'startDate',
    ],
  },
);
const part = fc.tuple(number, number);
const timed = fc.record({ amount, periods: count, oddFraction: fc.option(part, { nil: undefined }) });
const times = fc.array(
  fc.oneof(
    fc.record({ amount, months: count }),
    fc.record({ amount, days: count }),
    fc.record({ amount, date: day }),
  ),
  { maxLength: 4 },
);
const places = fc.option(number, { nil: 2 });

/** All functions that take an external number, rate or date. */
const works: fc.Arbitrary<() => unknown> = fc.oneof(
  fc.tuple(terms, number, rate).map(
    ([given, flat, taxPercent]) =>
      () =>
        cost({ ...given, processingFee: { mode: 'deducted', fee: { flat }, taxPercent } }),
  ),
  fc.tuple(terms, amount, count, count, rate).map(
    ([given, extra, from, every, percent]) =>
      () =>
        loanPlan(given, {
          prepayments: [{ afterPeriod: from, amount: extra, keep: 'tenure', everyPeriods: every }],
          rateChanges: [{ fromPeriod: every, annualRatePercent: percent }],
          stepUp: { everyPeriods: every, percent },
          moratorium: { periods: from },
        }),
  ),
  fc.tuple(terms, amount, rate).map(
    ([given, instalment, percent]) =>
      () =>
        verifyPlan({
          terms: given,
          instalment,
          totalInterest: instalment,
          fee: instalment,
          apr: { percent, method: 'nominal' },
          rows: [{ periodNo: instalment, interest: instalment }],
        }),
  ),
  fc.tuple(terms, amount, places).map(
    ([given, net, digits]) =>
      () =>
        loanApr({ terms: given, plan: loanPlan(given), net, method: 'effective', places: digits }),
  ),
  fc
    .tuple(
      fc.array(timed, { maxLength: 3 }),
      fc.array(timed, { maxLength: 3 }),
      fc.oneof(number, part),
      places,
    )
    .map(
      ([advances, payments, unitPeriodsPerYear, digits]) =>
        () =>
          actuarialApr({
            advances: advances.map(withoutNothing),
            payments: payments.map(withoutNothing),
            unitPeriodsPerYear,
            places: digits,
          }),
    ),
  fc.tuple(amount, fc.array(amount, { maxLength: 4 }), places).map(
    ([net, payments, digits]) =>
      () =>
        nominalApr({ net, payments, every: 'month', places: digits }),
  ),
  fc.tuple(amount, rate, count, amount).map(([principal, annualRatePercent, periods, net]) => () => [
    equalInstalment({ principal, annualRatePercent, periods, every: 'week' }),
    nominalAprUnrounded({ principal, annualRatePercent, periods, every: 'month', net }),
    translateRate({ measure: 'flatDay', percent: annualRatePercent, tenure: periods, tenureType: 'day' }),
  ]),
  fc.tuple(amount, amount, count, places).map(
    ([net, payment, tenure, digits]) =>
      () =>
        singlePaymentApr({ net, payment, tenure, tenureType: 'day', places: digits }),
  ),
  fc.tuple(times, times, places).map(
    ([advances, payments, digits]) =>
      () =>
        effectiveApr({ advances, payments, places: digits }),
  ),
  fc.tuple(amount, rate, day, day, count).map(([principal, percent, from, to, days]) => () => [
    coolingOffExit({ principal, annualRatePercent: percent, startDate: from, onDate: to }),
    processingFee(principal, { mode: 'added', fee: { percent }, taxPercent: percent }),
    lateFee({ stretches: [{ unpaid: principal, days }], percentPerDay: percent, taxPercent: percent }),
  ]),
  fc.tuple(amount, rate, day, day, day).map(([principal, percent, from, to, onDate]) => () => {
    const due = { penalty: 0, fee: 0, interest: principal, principal };
    return payoff({
      rows: [{ periodNo: 1, periodEnd: to, balanceBefore: principal, due, paid: { ...due, principal: 0 } }],
      onDate,
      startDate: from,
      annualRatePercent: percent,
      rateKind: 'reducing',
      tenureType: 'month',
      dayCount: '30/360',
      prepayFeePercent: percent,
    });
  }),
);

const withoutNothing = ({
  oddFraction,
  ...rest
}: {
  amount: number;
  periods: number;
  oddFraction?: [number, number] | undefined;
}) => (oddFraction ? { ...rest, oddFraction } : rest);

const longestText = 60;
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};
const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
};

describe('any input', () => {
  it('gives finite output or a typed error with a reason', () => {
    fc.assert(
      fc.property(works, (work) => {
        let answer: unknown;
        try {
          answer = work();
        } catch (error) {
          expect(error).toBeInstanceOf(LoanMathError);
          return;
        }
        expect(textsIn(answer).filter((text) => text.length > longestText)).toEqual([]);
        expect(numbersIn(answer).filter(Number.isNaN)).toEqual([]);
      }),
      { numRuns: runs.refusals },
    );
  });

  it('gives no rate when 100 become 10 000 in a day', () => {
    const work = () =>
      effectiveApr({ advances: [{ amount: 10_000, days: 0 }], payments: [{ amount: 1_000_000, days: 1 }] });
    expect(work).toThrow(expect.objectContaining({ reason: 'noRate' }));
  });

  it('gives a rate for a single repayment after 255 days', () => {
    const flows = {
      advances: [{ amount: 100_000, periods: 0 }],
      payments: [{ amount: 108_000, periods: 1 }],
    };
    expect(actuarialApr({ ...flows, unitPeriodsPerYear: [365, 255] })).toBe('11.45');
    expect(() => actuarialApr({ ...flows, unitPeriodsPerYear: 365 / 255 })).toThrow(
      expect.objectContaining({ reason: 'badTenure' }),
    );
  });
});
