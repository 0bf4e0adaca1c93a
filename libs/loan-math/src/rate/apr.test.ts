import fc from 'fast-check';
import { sum } from '../exact/minor';
import { ratio } from '../exact/ratio';
import { runs } from '../testing/sizes';
import { nominalApr, nominalAprUnrounded, singlePaymentApr } from './apr';
import { periodicRate } from './periodic-rate';

describe('nominal APR', () => {
  it('is zero when the repayments equal the payout', () => {
    expect(nominalApr({ net: 900, payments: [300, 300, 300], every: 'week' })).toBe('0.00');
  });

  it.each([401, 827, 1_200])('is zero for a loan without interest over %i months', (periods) => {
    const loan = { principal: 1_000_000, annualRatePercent: '0.00', periods, every: 'month' } as const;
    expect(nominalAprUnrounded({ ...loan, net: loan.principal })).toBe('0.00');
  });

  it('rejects payments that are less than the payout', () => {
    expect(() => nominalApr({ net: 901, payments: [300, 300, 300], every: 'week' })).toThrow(
      expect.objectContaining({ reason: 'paysBackLess' }),
    );
  });

  it('reports when no rate explains the payments', () => {
    expect(() => nominalApr({ net: 1, payments: [9_000_000_000], every: 'month' })).toThrow(
      expect.objectContaining({ reason: 'noRate' }),
    );
  });

  it('rejects a payout of zero', () => {
    expect(() => nominalApr({ net: 0, payments: [1], every: 'month' })).toThrow(
      expect.objectContaining({ reason: 'badAmount' }),
    );
  });

  it('scales a single-payment loan to a year without compounding', () => {
    const loan = { net: 289_380, payment: 306_000, tenure: 1, tenureType: 'month' } as const;
    expect(singlePaymentApr(loan)).toBe('68.92');
    expect(singlePaymentApr({ ...loan, tenure: 30, tenureType: 'day' })).toBe('69.88');
  });
});

describe('periodic rate', () => {
  it('makes the present value of the payments equal the advance', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 99 }), (payments, percent) => {
        const received = Math.max(1, Math.floor((sum(payments) * percent) / 100));
        const flows = payments.map((amount, index) => ({ amount: BigInt(amount), periods: index + 1 }));
        const rate = periodicRate([{ amount: BigInt(received), periods: 0 }], flows);
        const i = Number(rate.numerator) / Number(rate.denominator);
        const worth = payments.reduce((total, amount, index) => total + amount / (1 + i) ** (index + 1), 0);
        expect(worth / received).toBeCloseTo(1, 8);
      }),
      { numRuns: runs.rates },
    );
  });

  it('supports several advances', () => {
    const advances = [
      { amount: 100n, periods: 0 },
      { amount: 110n, periods: 1 },
    ];
    const rate = periodicRate(advances, [{ amount: 242n, periods: 2 }]);
    expect(Number(rate.numerator) / Number(rate.denominator)).toBeCloseTo(0.1, 12);
  });

  it('is exactly zero for a loan without a cost', () => {
    expect(periodicRate([{ amount: 5n, periods: 0 }], [{ amount: 5n, periods: 3 }])).toEqual(ratio(0));
  });
});
