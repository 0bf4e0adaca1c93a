import { fee, net, oneYear as year, tax } from '../fixtures/one-year';
import { loanPlan } from '../plan/plan';
import { loanApr } from '../rate/loan-apr';
import { verifyPlan } from './verify-plan';

const causesOf = (claim: Parameters<typeof verifyPlan>[0]) =>
  verifyPlan(claim).findings.find(({ figure }) => figure === 'apr')?.causes;

describe('a lender with a different APR', () => {
  const plan = loanPlan(year);
  const aprOf = (given: number, method: 'nominal' | 'effective' = 'nominal') =>
    loanApr({ terms: year, plan, net: given, method });
  const shown = (percent: string, method: 'nominal' | 'effective' = 'nominal') =>
    causesOf({ terms: year, fee, tax, apr: { percent, method } });

  it.each([
    ['is found to leave out the tax on the fee', aprOf(net + tax), ['feeTaxLeftOut']],
    ['is found to leave out the fee', aprOf(net + tax + fee), ['feeLeftOut']],
    [
      'is found to show the effective rate as the nominal one',
      aprOf(net, 'effective'),
      ['effectiveAsNominal'],
    ],
    [
      'is found to do two of these at once',
      aprOf(net + tax, 'effective'),
      ['effectiveAsNominal', 'feeTaxLeftOut'],
    ],
    ['gets an unknown cause for an arbitrary APR', '29.90', ['unknown']],
  ])('%s', (_name, percent, causes) => {
    expect(shown(percent)).toEqual(causes);
  });

  it('is found to show the nominal rate as the effective one', () => {
    expect(shown(aprOf(net), 'effective')).toEqual(['nominalAsEffective']);
  });

  it('may count charges of others: RBI/DOR/2025-26/362, 240 for the lender and 160 for another company', () => {
    const terms = {
      ...year,
      principal: 2_000_000,
      annualRatePercent: '15',
      tenure: 24,
      rounding: 'rbi',
    } as const;
    const causes = (percent: string) => causesOf({ terms, fee: 24_000, apr: { percent, method: 'nominal' } });
    expect(causes('17.07')).toEqual(['chargesOfOthers']);
    expect(causes('30.00')).toEqual(['unknown']);
    expect(causes('15.50')).toEqual(['unknown']);
  });

  it('is found to show the flat rate as the APR', () => {
    const flat = { ...year, rateKind: 'flat' } as const;
    expect(causesOf({ terms: flat, apr: { percent: '24.00', method: 'nominal' } })).toEqual(['flatRate']);
  });
});
