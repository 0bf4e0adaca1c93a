import { coolingOffExit } from './cooling-off';

const loan = { principal: 1_200_000, annualRatePercent: '24', startDate: '2026-08-24' };

describe('withdrawal from a loan in the cooling-off period', () => {
  it('costs the interest for the days the borrower had the money', () => {
    expect(coolingOffExit({ ...loan, onDate: '2026-08-26' })).toEqual({
      amount: 1_201_578,
      principal: 1_200_000,
      interest: 1_578,
    });
  });

  it('costs nothing on the day of the payout', () => {
    expect(coolingOffExit({ ...loan, onDate: '2026-08-24' }).interest).toBe(0);
  });
});
