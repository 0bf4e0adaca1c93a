import fc from 'fast-check';
import { cost } from './cost';
import { aprAfterDelay, delayQuote } from './delay';
import { everydayLoan } from './fixtures/everyday-loan';
import { loanPlan, type LoanPlan } from './plan/plan';
import { loanApr } from './rate/loan-apr';
import { equalPeriods, nominalDays, periodsPerYear } from './tenure';
import type { ScheduleTerms } from './terms';

const third = {
  unpaid: 214_231,
  dueDate: '2026-11-24',
  annualRatePercent: '24',
  tenureType: 'month',
  dayCount: '30/360',
  taxPercent: '18',
} as const;

describe('a delayed payment', () => {
  it('costs a fee, its tax and the interest on the moved amount for the extra days', () => {
    expect(delayQuote({ ...third, days: 7, fee: 4_500 })).toEqual({
      days: 7,
      fee: 4_500,
      tax: 810,
      extraInterest: 1_000,
      extraCost: 6_310,
      newDueDate: '2026-12-01',
      newTotal: 220_541,
    });
    expect(delayQuote({ ...third, days: 14, fee: 9_000 })).toMatchObject({
      extraInterest: 1_999,
      extraCost: 12_619,
      newTotal: 226_850,
    });
  });

  it.each([
    ['30/360', 'month', 1_000],
    ['act/365', 'month', 986],
    ['act/360', 'month', 1_000],
    ['act/364', 'week', 989],
    ['30/360', 'week', 989],
  ] as const)('counts extra days by %s on a loan paid by the %s', (dayCount, tenureType, extraInterest) => {
    expect(delayQuote({ ...third, dayCount, tenureType, days: 7, fee: 0 })).toMatchObject({ extraInterest });
  });

  it('divides the days of a leap year by 366 under act/act', () => {
    const into = { ...third, dayCount: 'act/act', dueDate: '2027-12-27', days: 14, fee: 0 } as const;
    // 214 231 × 24 % × (5 / 365 + 9 / 366)
    expect(delayQuote(into)).toMatchObject({ extraInterest: 1_969 });
  });

  it('raises the APR only by its fee', () => {
    const { net, rows, apr } = cost(everydayLoan);
    const withThird = (amount: number) => ({
      ...({ net, each: 1, tenureType: 'month', dayCount: '30/360' } as const),
      payments: rows.map(({ instalment }, index) =>
        index === 2 ? { amount, movedDays: 7 } : { amount: instalment, movedDays: 0 },
      ),
    });
    expect(Number(aprAfterDelay(withThird(220_541)))).toBeGreaterThan(Number(apr));
    // The rate is below the APR of a loan with a fee, so a delay without a fee is slightly cheaper than the loan.
    const free = Number(aprAfterDelay(withThird(215_231)));
    expect(free).toBeLessThan(Number(apr));
    expect(free).toBeGreaterThan(Number(apr) - 0.2);
  });
});

/** 12 000 at 24 % over 6 months without a fee; calculated outside this library. */
const plain: ScheduleTerms = {
  principal: 1_200_000,
  annualRatePercent: '24',
  tenure: 6,
  tenureType: 'month',
  rateKind: 'reducing',
  dayCount: '30/360',
  repayment: 'instalments',
  startDate: '2026-09-24',
};

describe('the APR after a delay without a fee equals the APR before it', () => {
  it.each([
    [1, 7, 1_000],
    [1, 14, 1_999],
    [3, 7, 1_000],
    [3, 14, 1_999],
    [6, 7, 1_000],
  ])('for payment %i moved by %i days', (periodNo, days, extraInterest) => {
    const plan = loanPlan(plain);
    const { quote, after } = moved(plain, plan, periodNo, days, 2);
    expect(quote.extraInterest).toBe(extraInterest);
    expect(after).toBe('24.00');
  });

  it('for any loan and payment, in all tenure types and day counts', () => {
    fc.assert(
      fc.property(anyLoan, fc.nat(), fc.integer({ min: 1, max: 28 }), (terms, pick, days) => {
        const plan = loanPlan(terms);
        const periodNo = (pick % plan.rows.length) + 1;
        const { after, before, tolerance } = moved(terms, plan, periodNo, days, 8);
        expect(Math.abs(Number(after) - Number(before))).toBeLessThanOrEqual(tolerance);
      }),
    );
  });

  it('or is lower for a flat loan, whose contract rate is below its APR', () => {
    fc.assert(
      fc.property(anyLoan, fc.nat(), fc.integer({ min: 1, max: 28 }), (loan, pick, days) => {
        const terms = { ...loan, rateKind: 'flat', repayment: 'instalments' } as const;
        const plan = loanPlan(terms);
        const { after, before, tolerance } = moved(terms, plan, (pick % plan.rows.length) + 1, days, 8);
        expect(Number(after) - Number(before)).toBeLessThanOrEqual(tolerance);
      }),
    );
  });

  it('but is higher when the lender charges interest on the whole remaining principal', () => {
    const plan = loanPlan(plain);
    expect(moved(plain, plan, 1, 7, 2, 5_600).after).toBe('25.32');
  });
});

/** One payment moved without a fee. */
function moved(
  terms: ScheduleTerms,
  plan: LoanPlan,
  periodNo: number,
  days: number,
  places: number,
  charged?: number,
) {
  const { principal: net, tenureType, dayCount, repayment } = terms;
  const row = plan.rows[periodNo - 1];
  const quote = delayQuote({
    ...terms,
    days,
    unpaid: row?.instalment ?? 0,
    dueDate: row?.dueDate ?? '',
    fee: 0,
    taxPercent: '0',
  });
  const extra = charged ?? quote.extraInterest;
  const payments = plan.rows.map(({ instalment }, index) =>
    index === periodNo - 1
      ? { amount: instalment + extra, movedDays: days }
      : { amount: instalment, movedDays: 0 },
  );
  const each = repayment === 'single' ? terms.tenure : 1;
  return {
    quote,
    after: aprAfterDelay({ net, payments, each, tenureType, dayCount, places }),
    before: loanApr({ terms, plan, net, places }),
    tolerance: toleranceOf(terms, plan, periodNo, days, each),
  };
}

/**
 * How far rounding and the calendar may change the APR, in percent: half a minor unit of the interest, and the
 * difference between the rate of rounded rows and the contractual one, divided by the money value of one unit of the
 * rate: payment × time × discount. An APR treats months of 28 to 31 days as equal, so the days of a delay may be up to
 * 1/10 dearer or cheaper than those of the loan; a leap year makes days by act/act 1/365 cheaper. Both results are cut
 * at 8 decimals.
 */
function toleranceOf(
  terms: ScheduleTerms,
  plan: LoanPlan,
  periodNo: number,
  days: number,
  each: number,
): number {
  const { principal: net, tenureType, dayCount, annualRatePercent } = terms;
  const perYear = periodsPerYear(tenureType) / each;
  const before = Number(loanApr({ terms, plan, net, places: 8 }));
  const rate = before / 100 / perYear;
  const part = days / (nominalDays(tenureType) * each);
  const amount = plan.rows[periodNo - 1]?.instalment ?? 0;
  const worthOfRate = plan.rows.reduce(
    (sum, { instalment }, index) => sum + (instalment * (index + 1)) / (1 + rate) ** (index + 2),
    0,
  );
  const discount = 1 / (1 + rate) ** periodNo;
  const { numerator, denominator } = equalPeriods(each, tenureType, dayCount);
  const ofContract = (Number(annualRatePercent) / 100) * (Number(numerator) / Number(denominator));
  const apart = terms.rateKind === 'flat' ? Math.max(0, ofContract - rate) : Math.abs(rate - ofContract);
  const isByCalendar = tenureType === 'month' && dayCount !== '30/360';
  const calendar = isByCalendar ? 0.1 : dayCount === 'act/act' ? 1 / 365 : 0;
  const misjudged = amount * part * (apart + calendar * rate);
  return ((0.5 + misjudged) * discount * perYear * 100) / worthOfRate + 2e-8;
}

const anyLoan: fc.Arbitrary<ScheduleTerms> = fc.record({
  principal: fc.integer({ min: 10_000, max: 1_000_000_000 }),
  annualRatePercent: fc.integer({ min: 0, max: 20_000 }).map((hundredths) => (hundredths / 100).toFixed(2)),
  tenure: fc.integer({ min: 1, max: 60 }),
  tenureType: fc.constantFrom('day', 'week', 'fortnight', 'month'),
  rateKind: fc.constant('reducing'),
  dayCount: fc.constantFrom('30/360', 'act/365', 'act/act', 'act/364', 'act/360'),
  repayment: fc.constantFrom('instalments', 'equalPrincipal', 'single'),
  startDate: fc.constantFrom('2026-01-31', '2024-02-29', '2026-08-24', '2027-12-30'),
});
