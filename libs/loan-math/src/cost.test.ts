import fc from 'fast-check';
import { cost } from './cost';
import type { FeeMode } from './fees';
import { everydayLoan } from './fixtures/everyday-loan';
import { sum } from './exact/minor';

const withMode = (mode: FeeMode) => ({
  ...everydayLoan,
  processingFee: { ...everydayLoan.processingFee, mode },
});

describe('cost of a loan', () => {
  it('shows what the borrower receives and repays', () => {
    expect(cost(everydayLoan)).toMatchObject({
      net: 1_157_520,
      fee: 36_000,
      tax: 6_480,
      interest: 85_386,
      totalRepay: 1_285_386,
      instalment: 214_231,
      apr: '36.94',
    });
  });

  it('counts a smaller last payment in the total', () => {
    const loan = cost({ ...everydayLoan, principal: 1_500_000 });
    expect(loan).toMatchObject({
      net: 1_446_900,
      interest: 106_732,
      fee: 45_000,
      tax: 8_100,
      totalRepay: 1_606_732,
    });
    expect(loan.rows.at(-1)?.instalment).toBe(267_787);
  });

  it('charges interest on a fee added to the loan and spreads the fee over the payments', () => {
    const loan = cost(withMode('added'));
    expect(loan.net).toBe(1_200_000);
    expect(sum(loan.rows.map((row) => row.fee))).toBe(36_000);
    expect(sum(loan.rows.map((row) => row.tax))).toBe(6_480);
    expect(sum(loan.rows.map((row) => row.principal))).toBe(1_200_000);
    expect(loan.interest).toBeGreaterThan(cost(everydayLoan).interest);
  });

  it('counts a separately paid fee in the APR but not against the payout', () => {
    const loan = cost(withMode('separate'));
    expect(loan.net).toBe(1_200_000);
    expect(loan.apr).toBe(cost(everydayLoan).apr);
    expect(loan.totalRepay).toBe(1_200_000 + 85_386 + 36_000 + 6_480);
  });

  it('rejects a fee that leaves no payout', () => {
    const processingFee = { mode: 'deducted', fee: { flat: 1_200_000 }, taxPercent: '0' } as const;
    expect(() => cost({ ...everydayLoan, processingFee })).toThrow(
      expect.objectContaining({ reason: 'badAmount' }),
    );
  });

  it('always adds up line by line', () => {
    const modes = fc.constantFrom<FeeMode>('deducted', 'added', 'separate');
    fc.assert(
      fc.property(
        modes,
        fc.integer({ min: 10_000, max: 100_000_000 }),
        fc.integer({ min: 1, max: 36 }),
        (mode, principal, tenure) => {
          const loan = cost({ ...withMode(mode), principal, tenure });
          const rows = sum(loan.rows.map((row) => row.instalment));
          expect(loan.net + loan.interest + loan.fee + loan.tax).toBe(loan.totalRepay);
          expect(rows + (mode === 'separate' ? loan.fee + loan.tax : 0)).toBe(loan.totalRepay);
          for (const row of loan.rows) {
            expect(row.principal + row.fee + row.tax + row.interest).toBe(row.instalment);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
