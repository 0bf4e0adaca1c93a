import fc from 'fast-check';
import { sum } from '../exact/minor';
import { everydayLoan } from '../fixtures/everyday-loan';
import { oneYear } from '../fixtures/one-year';
import { anyChanges, anyTerms } from '../testing/any-terms';
import { runs } from '../testing/sizes';
import type { ScheduleTerms, PlanRow } from '../terms';
import type { LoanChanges } from './changes';
import { loanPlan, savings } from './plan';

const loan = (more: Partial<ScheduleTerms> = {}): ScheduleTerms => ({
  ...oneYear,
  startDate: '2026-01-31',
  ...more,
});

const reasonOf = (work: () => unknown): string => {
  try {
    work();
    return 'none';
  } catch (error) {
    return (error as { reason: string }).reason;
  }
};

describe('an early payment', () => {
  const early = { afterPeriod: 4, amount: 300_000, keep: 'instalment' } as const;

  it('ends the loan sooner when the payment is kept', () => {
    const { plan, interest, periods } = savings(loan(), { prepayments: [early] });
    expect(periods).toBe(2);
    expect(interest).toBe(46_137);
    expect(plan.rows[3]).toMatchObject({ extra: 300_000 });
    expect(plan.rows[4]?.instalment).toBe(plan.rows[0]?.instalment);
  });

  it('makes the payments smaller when the tenure is kept', () => {
    const { plan, periods } = savings(loan(), { prepayments: [{ ...early, keep: 'tenure' }] });
    expect(periods).toBe(0);
    expect(plan.rows[4]?.instalment).toBeLessThan(plan.rows[3]?.instalment ?? 0);
    expect(new Set(plan.rows.slice(4, -1).map((row) => row.instalment)).size).toBe(1);
  });

  it('is capped at the debt and reports the cap', () => {
    const plan = loanPlan(loan(), { prepayments: [{ ...early, amount: 9_000_000 }] });
    expect(plan.rows).toHaveLength(4);
    expect(plan.rows.at(-1)?.balance).toBe(0);
    const taken = plan.rows[3]?.extra;
    expect(plan.cappedPrepayments).toEqual([{ periodNo: 4, asked: 9_000_000, taken }]);
  });

  it('can be repeated', () => {
    const plan = loanPlan(loan(), { prepayments: [{ ...early, amount: 10_000, everyPeriods: 3 }] });
    expect(plan.rows.map((row) => row.extra)).toEqual([0, 0, 0, 10_000, 0, 0, 10_000, 0, 0, 10_000, 0, 0]);
  });

  it('is computed at once for any length of loan, rate and list', () => {
    const each = { afterPeriod: 1, amount: 1, keep: 'tenure', everyPeriods: 1 } as const;
    const terms = loan({
      principal: 1_000_000_000,
      annualRatePercent: `24.${'7'.repeat(30)}`,
      tenure: 1_200,
    });
    const many = loanPlan(terms, { prepayments: Array.from({ length: 100 }, () => each) });
    const oneOfAll = loanPlan(terms, { prepayments: [{ ...each, amount: 100 }] });
    expect(many).toEqual(oneOfAll);
  });

  it('is rejected on a flat loan, whose interest is fixed', () => {
    expect(reasonOf(() => loanPlan(loan({ rateKind: 'flat' }), { prepayments: [early] }))).toBe(
      'notTogether',
    );
  });
});

describe('a rate change', () => {
  it('changes the payment when the tenure is kept', () => {
    const plan = loanPlan(loan(), { rateChanges: [{ fromPeriod: 7, annualRatePercent: '36' }] });
    expect(plan.rows).toHaveLength(12);
    expect(plan.rows[6]?.instalment).toBeGreaterThan(plan.rows[5]?.instalment ?? 0);
  });

  it('changes the tenure when the payment is kept', () => {
    const change = { fromPeriod: 2, annualRatePercent: '60', keep: 'instalment' } as const;
    const plan = loanPlan(loan(), { rateChanges: [change] });
    expect(plan.rows.length).toBeGreaterThan(12);
    expect(plan.rows.at(-1)?.balance).toBe(0);
  });

  it('is rejected when the kept payment never ends the debt', () => {
    const change = { fromPeriod: 2, annualRatePercent: '200', keep: 'instalment' } as const;
    expect(reasonOf(() => loanPlan(loan(), { rateChanges: [change] }))).toBe('neverEnds');
  });
});

describe('step-up payments', () => {
  it('begin at the ordinary payment and end the loan sooner', () => {
    const plan = loanPlan(loan({ tenure: 36 }), { stepUp: { everyPeriods: 12, percent: '10' } });
    expect(plan.rows.length).toBeLessThan(36);
    const first = plan.rows[0]?.instalment ?? 0;
    expect(plan.rows[12]?.instalment).toBe(Math.round(first * 1.1));
  });

  it('begin lower when the tenure is kept', () => {
    const stepUp = { everyPeriods: 12, percent: '10', keep: 'tenure' } as const;
    const plan = loanPlan(loan({ tenure: 36 }), { stepUp });
    const ordinary = loanPlan(loan({ tenure: 36 })).rows[0]?.instalment ?? 0;
    expect(plan.rows).toHaveLength(36);
    expect(plan.rows[0]?.instalment).toBeLessThan(ordinary);
    const [last, before] = [plan.rows[35]?.instalment ?? 0, plan.rows[34]?.instalment ?? 0];
    expect(Math.abs(last - before)).toBeLessThanOrEqual(36);
  });
});

describe('a moratorium', () => {
  it('increases the debt when its interest is added', () => {
    const plan = loanPlan(loan(), { moratorium: { periods: 2 } });
    expect(plan.rows[0]).toMatchObject({ instalment: 0, principal: -30_000, balance: 1_530_000 });
    expect(plan.rows).toHaveLength(12);
    expect(plan.debtGrows).toBe(true);
  });

  it('keeps the debt when its interest is paid', () => {
    const plan = loanPlan(loan(), { moratorium: { periods: 2, interest: 'paid' } });
    expect(plan.rows[1]).toMatchObject({ instalment: 30_000, principal: 0, balance: 1_500_000 });
    expect(plan.debtGrows).toBe(false);
  });

  it('must leave at least one payment', () => {
    expect(reasonOf(() => loanPlan(loan(), { moratorium: { periods: 12 } }))).toBe('badTenure');
  });
});

describe('the first period', () => {
  it('costs 17/31 of a month when it has 17 days of January', () => {
    const terms = loan({ startDate: '2026-01-15', firstDueDate: '2026-02-01' });
    const [first, second] = loanPlan(terms).rows;
    expect(first).toMatchObject({ dueDate: '2026-02-01', interest: Math.round((30_000 * 17) / 31) });
    expect(second?.dueDate).toBe('2026-03-01');
  });

  it('costs a month and a fraction when it is longer', () => {
    const terms = loan({ startDate: '2026-01-20', firstDueDate: '2026-03-05' });
    expect(loanPlan(terms).rows[0]?.interest).toBe(30_000 + Math.round((30_000 * 16) / 31));
  });

  it('is a regular one when the first payment is due on the regular day', () => {
    expect(loanPlan(loan({ firstDueDate: '2026-02-28' })).rows).toEqual(loanPlan(loan()).rows);
  });

  it('cannot end before the payout', () => {
    expect(reasonOf(() => loanPlan(loan({ firstDueDate: '2026-01-30' })))).toBe('badDate');
  });

  it('costs nothing when the first payment is made at the payout', () => {
    const { rows } = loanPlan(loan({ firstPayment: 'advance' }));
    expect(rows[0]).toMatchObject({ dueDate: '2026-01-31', interest: 0 });
    expect(rows[1]?.dueDate).toBe('2026-02-28');
  });
});

describe('a payment in advance', () => {
  it.each(['30/360', 'act/365', 'act/act'] as const)(
    'costs the same with and without a stated due date, by %s',
    (dayCount) => {
      const kinds = [{ rateKind: 'flat' }, { rateKind: 'reducing' }, { repayment: 'single' }] as const;
      for (const kind of kinds) {
        const terms = loan({ firstPayment: 'advance', dayCount, ...kind });
        expect(loanPlan({ ...terms, firstDueDate: terms.startDate })).toEqual(loanPlan(terms));
      }
    },
  );
});

describe('periods', () => {
  it('can have ten days', () => {
    const { rows } = loanPlan(loan({ tenureType: 'day', everyDays: 10, dayCount: 'act/365', tenure: 3 }));
    expect(rows.map((row) => row.dueDate)).toEqual(['2026-02-10', '2026-02-20', '2026-03-02']);
    expect(rows[0]?.interest).toBe(Math.round((1_500_000 * 0.24 * 10) / 365));
  });

  it('divide the days of a leap year by 366 under act/act', () => {
    const terms = { tenure: 1, annualRatePercent: '36.6', dayCount: 'act/act' } as const;
    const inLeapYear = loanPlan(loan({ ...terms, startDate: '2028-03-01' })).rows[0]?.interest;
    expect(inLeapYear).toBe((1_500_000 * 366 * 31) / 366 / 1_000);
    const across = loanPlan(loan({ ...terms, startDate: '2027-12-15' })).rows[0]?.interest;
    expect(across).toBe(Math.round(1_500_000 * 0.366 * (17 / 365 + 14 / 366)));
  });
});

describe('every plan', () => {
  it('sums to the amount borrowed and ends at zero, after any changes', () => {
    const anyLoan = anyTerms
      .filter(({ repayment, rateKind }) => repayment === 'instalments' && rateKind === 'reducing')
      .map((terms) => ({ ...terms, tenure: Math.min(terms.tenure, 120), annualRatePercent: '18.00' }))
      .chain((terms) => fc.tuple(fc.constant(terms), anyChanges(terms.tenure)));
    fc.assert(
      fc.property(anyLoan, ([terms, changes]: [ScheduleTerms, LoanChanges]) => {
        const { rows, interest, paid } = loanPlan(terms, changes);
        const isWrong = ({ principal, interest: charged, instalment, extra, balance }: PlanRow, at: number) =>
          balance !== (rows[at - 1]?.balance ?? terms.principal) - principal - extra ||
          instalment !== principal + charged;
        expect({
          principal: sum(rows.map((row) => row.principal + row.extra)),
          interest: sum(rows.map((row) => row.interest)),
          paid: sum(rows.map((row) => row.instalment + row.extra)),
          left: rows.at(-1)?.balance,
          wrong: rows.filter(isWrong),
        }).toEqual({ principal: terms.principal, interest, paid, left: 0, wrong: [] });
      }),
      { numRuns: runs.changes },
    );
  });

  it('never costs more because of an early payment', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 11 }),
        fc.integer({ min: 100, max: 1_000_000 }),
        fc.constantFrom('instalment', 'tenure'),
        (afterPeriod, amount, keep) => {
          const { interest, periods } = savings(loan(), { prepayments: [{ afterPeriod, amount, keep }] });
          expect(interest).toBeGreaterThanOrEqual(0);
          expect(periods).toBeGreaterThanOrEqual(0);
        },
      ),
      { numRuns: runs.changes },
    );
  });

  it('costs more interest over a longer tenure', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 360 }), (tenure) => {
        const shorter = loanPlan(loan({ tenure })).interest;
        expect(loanPlan(loan({ tenure: tenure + 1 })).interest).toBeGreaterThan(shorter);
      }),
      { numRuns: runs.schedules },
    );
  });

  it('of the everyday loan has the same interest in every profile, apart from rounding', () => {
    const profiles = ['plain', 'rbi', 'fineract', 'frappe'] as const;
    const interests = profiles.map((rounding) => loanPlan({ ...everydayLoan, rounding }).interest);
    expect(interests).toEqual([85_386, 85_386, 85_386, 85_365]);
  });
});
