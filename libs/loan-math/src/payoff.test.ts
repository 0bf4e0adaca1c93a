import fc from 'fast-check';
import { emptySplit } from './allocation';
import { addDays, daysBetween } from './calendar/calendar';
import { everydayLoan } from './fixtures/everyday-loan';
import { payoff, type PayoffInput, type PayoffRow } from './payoff';
import { schedule } from './plan/plan';
import { type ScheduleTerms } from './terms';

const rowsWith = (paidCount: number): PayoffRow[] =>
  schedule(everydayLoan).map(({ periodNo, dueDate, principal, interest, balance }) => {
    const due = { ...emptySplit, interest, principal };
    const paid = periodNo <= paidCount ? due : emptySplit;
    return { periodNo, periodEnd: dueDate, balanceBefore: balance + principal, due, paid };
  });

const inputAfter = (paidCount: number, onDate: string): PayoffInput => ({
  ...everydayLoan,
  rows: rowsWith(paidCount),
  onDate,
  prepayFeePercent: '0',
});

const loanOn = (terms: ScheduleTerms, paidCount: number): PayoffInput => ({
  ...terms,
  rows: schedule(terms).map(({ periodNo, dueDate, principal, interest, balance }) => {
    const due = { ...emptySplit, interest, principal };
    const paid = periodNo <= paidCount ? due : emptySplit;
    return { periodNo, periodEnd: dueDate, balanceBefore: balance + principal, due, paid };
  }),
  onDate: terms.startDate,
  prepayFeePercent: '0',
});

describe('payoff', () => {
  it('consists of the principal and the interest accrued so far', () => {
    const paid = payoff(inputAfter(2, '2026-11-20'));
    expect(paid).toMatchObject({ amount: 829_943, saves: 26_981 });
    expect(paid.split).toEqual({ penalty: 0, fee: 0, interest: 14_210, principal: 815_733 });
  });

  it('is only the principal on the day of the payout', () => {
    expect(payoff(inputAfter(0, '2026-08-24')).amount).toBe(1_200_000);
  });

  it('saves nothing after the last due date', () => {
    expect(payoff(inputAfter(2, '2027-03-01'))).toMatchObject({ amount: 856_924, saves: 0 });
  });

  it('adds late payments in full with their penalty', () => {
    const input = inputAfter(2, '2026-12-02');
    const rows = input.rows.map((row) =>
      row.periodNo === 3 ? { ...row, due: { ...row.due, penalty: 5_056 } } : row,
    );
    const paid = payoff({ ...input, rows });
    expect(paid.rows[2]?.pays).toEqual({ penalty: 5_056, fee: 0, interest: 16_315, principal: 197_916 });
    expect(paid.rows[3]?.pays.interest).toBe(3_295);
    expect(paid.amount).toBe(5_056 + 16_315 + 815_733 + 3_295);
  });

  it('credits interest that was paid for days still to come', () => {
    const input = inputAfter(3, '2026-11-20');
    // Payment 3 was made in full: 163.15 of interest, of which 142.10 have run.
    expect(payoff(input)).toMatchObject({ amount: 617_817 - (16_315 - 14_210) });
    expect(payoff(inputAfter(2, '2026-11-20')).amount).toBe(payoff(input).amount + 214_231);
  });

  it('charges the balance by the days on which it was owed', () => {
    const input = inputAfter(3, '2026-11-20');
    const rows = input.rows.map((row) =>
      row.periodNo === 3 ? { ...row, repaid: [{ onDate: '2026-11-10', amount: 197_916 }] } : row,
    );
    // 24 % of 8 157.33 for 17 of 31 days of a month, and of 6 178.17 for 10.
    const interest = Math.round(((815_733 * 17 + 617_817 * 10) * 0.02) / 31);
    expect(payoff({ ...input, rows }).split.interest).toBe(interest - 16_315);
  });

  it('is never below zero', () => {
    const flat = { ...everydayLoan, rateKind: 'flat', annualRatePercent: '200' } as const;
    expect(payoff(loanOn(flat, 5)).amount).toBeGreaterThanOrEqual(0);
  });

  it('charges a prepayment fee only on principal of payments whose period has not begun', () => {
    const paid = payoff({ ...inputAfter(2, '2026-11-20'), prepayFeePercent: '1' });
    expect(paid.prepayFee).toBe(6_178);
    expect(paid.amount).toBe(829_943 + 6_178);
    expect(paid.saves).toBe(26_981 - 6_178);
  });

  it('includes the interest of a flat loan for the days so far', () => {
    const flat = { ...everydayLoan, rateKind: 'flat' } as const;
    const rows = schedule(flat).map(({ periodNo, dueDate, principal, interest, balance }) => {
      const due = { ...emptySplit, interest, principal };
      return { periodNo, periodEnd: dueDate, balanceBefore: balance + principal, due, paid: emptySplit };
    });
    const paid = payoff({ ...flat, rows, onDate: '2026-09-09', prepayFeePercent: '0' });
    expect(paid.split).toEqual({ penalty: 0, fee: 0, interest: 12_387, principal: 1_200_000 });
  });

  it('counts 14 of the 29 days of February, like Fineract', () => {
    const terms = {
      ...everydayLoan,
      principal: 10_000,
      annualRatePercent: '7',
      startDate: '2024-01-01',
      rounding: 'fineract' as const,
    };
    expect(payoff({ ...loanOn(terms, 1), onDate: '2024-02-15' }).amount).toBe(8_381);
  });

  it('accrues the interest of an irregular first period over the days of that period', () => {
    const terms = { ...everydayLoan, startDate: '2026-01-15', firstDueDate: '2026-02-01' };
    const [first] = schedule(terms);
    const earned = (onDate: string) => payoff({ ...loanOn(terms, 0), onDate }).split.interest;
    expect(earned('2026-01-20')).toBe(Math.round((24_000 * 5) / 31));
    expect(earned('2026-02-01')).toBe(first?.interest);
  });

  it('accrues the interest of a month day by day, also between two month ends', () => {
    const anyLoan = fc.record({
      startDate: fc.constantFrom('2026-01-31', '2024-01-30', '2024-02-29', '2026-08-24', '2026-12-31'),
      dayCount: fc.constantFrom('30/360', 'act/365', 'act/act', 'act/360', 'act/365.25'),
      rateKind: fc.constantFrom('reducing', 'flat'),
      tenureType: fc.constantFrom('week', 'fortnight', 'month'),
    });
    fc.assert(
      fc.property(anyLoan, fc.integer({ min: 0, max: 5 }), (more, paidCount) => {
        const terms = { ...everydayLoan, ...more };
        const input = loanOn(terms, paidCount);
        const row = input.rows[paidCount];
        const from = input.rows[paidCount - 1]?.periodEnd ?? terms.startDate;
        const days = daysBetween(from, row?.periodEnd ?? from);
        const earned = Array.from({ length: days + 1 }, (_, passed) => {
          return payoff({ ...input, onDate: addDays(from, passed) }).split.interest;
        });
        const steps = earned.slice(1).map((amount, index) => amount - (earned[index] ?? 0));
        expect(earned[0]).toBe(0);
        expect(earned[days]).toBe(row?.due.interest);
        const each = (row?.due.interest ?? 0) / days;
        // A day of a leap year counts less under act/act; the last day absorbs the rounding of the row.
        expect(steps.filter((step) => Math.abs(step - each) > 1.5 + each / 200)).toEqual([]);
      }),
    );
  });

  it('is the sum of its rows and never saves less on an earlier day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 5 }), (paidCount, month) => {
        const day = `2026-1${month % 3}-1${month}`;
        const now = payoff(inputAfter(paidCount, day));
        const parts = now.rows.reduce((total, { pays }) => total + pays.interest + pays.principal, 0);
        expect(parts).toBe(now.amount);
        expect(payoff(inputAfter(paidCount, '2026-09-30')).saves).toBeGreaterThanOrEqual(now.saves);
      }),
    );
  });
});
