import { cost } from './cost';
import { aprAfterDelay, delayQuote } from './delay';
import { everydayLoan } from './fixtures/everyday-loan';

const third = {
  unpaid: 214_231,
  dueDate: '2026-11-24',
  remainingPrincipal: 815_733,
  annualRatePercent: '24',
  tenureType: 'month',
  dayCount: '30/360',
  taxPercent: '18',
} as const;

describe('delay of a payment', () => {
  it('costs a fee, its tax and the interest of the days', () => {
    expect(delayQuote({ ...third, days: 7, fee: 4_500 })).toEqual({
      days: 7,
      fee: 4_500,
      tax: 810,
      extraInterest: 3_807,
      extraCost: 9_117,
      newDueDate: '2026-12-01',
      newTotal: 223_348,
    });
    expect(delayQuote({ ...third, days: 14, fee: 9_000 })).toMatchObject({
      extraInterest: 7_614,
      extraCost: 18_234,
      newTotal: 232_465,
    });
  });

  it('shows in the APR', () => {
    const loan = cost(everydayLoan);
    const payments = loan.rows.map((row) => row.instalment);
    const delayed = { net: loan.net, payments, every: 'month', periodNo: 3, days: 7 } as const;
    expect(Number(aprAfterDelay({ ...delayed, extraCost: 9_117 }))).toBeGreaterThan(Number(loan.apr));
    expect(Number(aprAfterDelay({ ...delayed, extraCost: 0 }))).toBeLessThan(Number(loan.apr));
  });

  it('may move a payment past the next one', () => {
    const delayed = {
      net: 100_000,
      payments: [51_000, 51_000],
      every: 'week',
      periodNo: 1,
      days: 10,
    } as const;
    expect(Number(aprAfterDelay({ ...delayed, extraCost: 0 }))).toBeGreaterThan(0);
  });
});
