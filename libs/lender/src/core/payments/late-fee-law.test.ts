import { emptySplit } from '@clearloan/loan-math';
import fc from 'fast-check';
import { workAs } from '../../testing/one-lender';
import { chargesOf, openAmount, lateFees, computeDebt } from '../servicing/debt';
import type { RowFacts } from '../servicing/debt-row';

afterEach(() => workAs({ name: 'Clearloan', market: 'sample' }));

const loan = {
  principal: 1_000_000,
  fee: 30_000,
  tax: 3_300,
  startDate: '2026-01-10',
  taxPercent: '11',
  lateFeeCapPercent: '100',
  lateFeePercentPerDay: '0.1',
};
const payment = (periodNo: number, dueDate: string, more: Partial<RowFacts> = {}): RowFacts => ({
  plan: { periodNo, dueDate, principal: 500_000, interest: 50_000, fee: 0, tax: 0, balanceBefore: 0 },
  delays: [],
  changes: [],
  paid: [],
  ...more,
});

describe('a late payment in India', () => {
  const late = (dueDate: string, today: string) => {
    workAs({ name: 'Kaveri', market: 'india' });
    const [row] = computeDebt({ ...loan, taxPercent: '18' }, [payment(1, dueDate)], today).rows;
    return row;
  };

  it('has no tax on its late fee since the circular of 28 January 2025 [promise: late-fee-tax]', () => {
    // 550 000 for ten days at 0.1 %.
    expect(late('2025-02-10', '2025-02-20')).toMatchObject({ lateFee: 5_500, lateFeeTax: 0 });
  });

  it('had a tax on its late fee before that date', () => {
    expect(late('2025-01-10', '2025-01-20')).toMatchObject({ lateFee: 5_500, lateFeeTax: 990 });
  });

  it('keeps the tax it was paid with when the tax changes for later payments', () => {
    workAs({ name: 'Kaveri', market: 'india' });
    const paid = [
      {
        periodNo: 1,
        valueDay: '2025-01-20',
        paid: { ...emptySplit, interest: 50_000, penalty: 6_490, principal: 500_000 },
      },
    ];
    const facts = [payment(1, '2025-01-10', { paid }), payment(2, '2025-02-10')];
    const { rows } = computeDebt({ ...loan, taxPercent: '18' }, facts, '2025-03-10');
    expect(rows[0]?.open).toEqual(emptySplit);
    expect(rows[1]).toMatchObject({ lateFee: 15_400, lateFeeTax: 0 });
  });
});

it('in the sample market a late fee is taxed at the loan’s rate [promise: late-fee-tax]', () => {
  expect(computeDebt(loan, [payment(1, '2026-02-10')], '2026-02-20').rows[0]).toMatchObject({
    lateFee: 5_500,
    lateFeeTax: 605,
  });
});

it('a borrower in Indonesia never owes more than twice the amount borrowed, however late', () => {
  workAs({ name: 'Samudra', market: 'indonesia' });
  const delay = fc.record({
    agreedOn: fc.constant('2026-02-01'),
    newDueDate: fc.constantFrom('2026-02-17', '2026-02-24'),
    fee: fc.integer({ min: 0, max: 60_000 }),
    tax: fc.integer({ min: 0, max: 6_600 }),
    interest: fc.integer({ min: 0, max: 20_000 }),
  });
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 8_000 }),
      fc.array(delay, { maxLength: 2 }),
      fc.integer({ min: 0, max: 400_000 }),
      fc.constantFrom('2026-02-20', '2026-06-01', '2030-01-01', '2060-01-01'),
      (hundredths, delays, paidEarly, day) => {
        const paid = [{ periodNo: 2, valueDay: '2026-03-15', paid: { ...emptySplit, principal: paidEarly } }];
        const facts = [payment(1, '2026-02-10', { delays }), payment(2, '2026-03-10', { paid })];
        const terms = { ...loan, lateFeePercentPerDay: (hundredths / 100).toFixed(2) };
        const debt = computeDebt(terms, facts, day);
        expect(chargesOf(terms, facts) + lateFees(debt)).toBeLessThanOrEqual(loan.principal);
        expect(openAmount(debt) + paidEarly).toBeLessThanOrEqual(2 * loan.principal);
      },
    ),
  );
});
