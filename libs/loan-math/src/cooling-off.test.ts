import { coolingOffExit } from './cooling-off';

const loan = { principal: 1_200_000, annualRatePercent: '24', startDate: '2026-08-24' };

describe('leaving a loan in its cooling-off time', () => {
  it('costs the interest of the days it was held', () => {
    expect(coolingOffExit({ ...loan, onDate: '2026-08-26' })).toEqual({
      amount: 1_201_578,
      principal: 1_200_000,
      interest: 1_578,
    });
  });

  it('costs nothing on the first day', () => {
    expect(coolingOffExit({ ...loan, onDate: '2026-08-24' }).interest).toBe(0);
  });
});
