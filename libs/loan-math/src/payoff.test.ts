import fc from 'fast-check';
import { emptySplit } from './allocation';
import { everydayLoan } from './fixtures/everyday-loan';
import { payoff, type PayoffInput, type PayoffRow } from './payoff';
import { schedule } from './schedule';

const rowsWith = (paidCount: number): PayoffRow[] =>
  schedule(everydayLoan).map(({ periodNo, dueDate, principal, interest, balance }) => {
    const due = { ...emptySplit, interest, principal };
    const paid = periodNo <= paidCount ? due : emptySplit;
    return { periodNo, periodEnd: dueDate, balanceBefore: balance + principal, due, paid };
  });

const story = (paidCount: number, onDate: string): PayoffInput => ({
  ...everydayLoan,
  rows: rowsWith(paidCount),
  onDate,
  prepayFeePercent: '0',
});

describe('payoff', () => {
  it('asks for the principal and the interest of the days that have passed', () => {
    const paid = payoff(story(2, '2026-11-20'));
    expect(paid).toMatchObject({ amount: 829_872, saves: 27_052 });
    expect(paid.split).toEqual({ penalty: 0, fee: 0, interest: 14_139, principal: 815_733 });
  });

  it('costs only the principal on the day the money came', () => {
    expect(payoff(story(0, '2026-08-24')).amount).toBe(1_200_000);
  });

  it('saves nothing after the last due date', () => {
    expect(payoff(story(2, '2027-03-01'))).toMatchObject({ amount: 856_924, saves: 0 });
  });

  it('adds late payments in full with their penalty', () => {
    const input = story(2, '2026-12-02');
    const rows = input.rows.map((row) =>
      row.periodNo === 3 ? { ...row, due: { ...row.due, penalty: 5_056 } } : row,
    );
    const paid = payoff({ ...input, rows });
    expect(paid.rows[2]?.pays).toEqual({ penalty: 5_056, fee: 0, interest: 16_315, principal: 197_916 });
    expect(paid.rows[3]?.pays.interest).toBe(3_295);
    expect(paid.amount).toBe(5_056 + 16_315 + 815_733 + 3_295);
  });

  it('gives back no interest that was paid ahead', () => {
    expect(payoff(story(3, '2026-11-20'))).toMatchObject({ amount: 617_817 });
  });

  it('charges for paying early only on principal before its time', () => {
    const paid = payoff({ ...story(2, '2026-11-20'), prepayFeePercent: '1' });
    expect(paid.prepayFee).toBe(8_157);
    expect(paid.amount).toBe(829_872 + 8_157);
    expect(paid.saves).toBe(27_052 - 8_157);
  });

  it('gives a flat loan the interest of the days that have passed', () => {
    const flat = { ...everydayLoan, rateKind: 'flat' } as const;
    const rows = schedule(flat).map(({ periodNo, dueDate, principal, interest, balance }) => {
      const due = { ...emptySplit, interest, principal };
      return { periodNo, periodEnd: dueDate, balanceBefore: balance + principal, due, paid: emptySplit };
    });
    const paid = payoff({ ...flat, rows, onDate: '2026-09-09', prepayFeePercent: '0' });
    expect(paid.split).toEqual({ penalty: 0, fee: 0, interest: 12_000, principal: 1_200_000 });
  });

  it('splits into its rows and never saves less on an earlier day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 5 }), (paidCount, month) => {
        const day = `2026-1${month % 3}-1${month}`;
        const now = payoff(story(paidCount, day));
        const parts = now.rows.reduce((total, { pays }) => total + pays.interest + pays.principal, 0);
        expect(parts).toBe(now.amount);
        expect(payoff(story(paidCount, '2026-09-30')).saves).toBeGreaterThanOrEqual(now.saves);
      }),
    );
  });
});
