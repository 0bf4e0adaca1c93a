import { equalInstalment } from './instalment';
import { LoanMathError } from './loan-math-error';

describe('equal instalment', () => {
  it('splits a loan without interest evenly', () => {
    const terms = { principal: 100_000, annualRatePercent: '0', periods: 3, every: 'month' } as const;
    expect(equalInstalment(terms)).toBe(33_333);
    expect(equalInstalment(terms, 'up')).toBe(33_334);
  });

  it('is smaller by one period of interest when paid in advance', () => {
    const terms = { principal: 10_000_000, annualRatePercent: '10', periods: 12, every: 'month' } as const;
    expect(equalInstalment({ ...terms, firstPayment: 'advance' })).toBe(871_893);
  });

  it('stays exact at the smallest and largest allowed inputs', () => {
    const long = {
      principal: 1_000_000,
      annualRatePercent: '100000',
      periods: 1_200,
      every: 'month',
    } as const;
    expect(equalInstalment(long)).toBe(83_333_333);
  });

  it.each([
    [{ principal: 1.5 }, 'badAmount'],
    [{ principal: Number.NaN }, 'badAmount'],
    [{ annualRatePercent: '-1' }, 'badRate'],
    [{ annualRatePercent: '100000.01' }, 'badRate'],
    [{ annualRatePercent: 'five' }, 'badRate'],
    [{ periods: 0 }, 'badTenure'],
    [{ periods: 1_201 }, 'badTenure'],
    [{ periods: 2.5 }, 'badTenure'],
  ])('rejects %j with the reason %s', (part, reason) => {
    const good = { principal: 100_000, annualRatePercent: '12', periods: 12, every: 'month' } as const;
    const tried = () => equalInstalment({ ...good, ...part });
    expect(tried).toThrow(LoanMathError);
    expect(tried).toThrow(expect.objectContaining({ reason }));
  });
});
