import type { CostTerms } from '../cost';
import { everydayLoan } from '../fixtures/everyday-loan';
import { loanPlan } from '../plan/plan';
import { referenceCase, tellReferenceCases } from '../testing/reference-case';
import { interestTax, legalApr } from './legal-apr';
import { marketRules } from './markets';

tellReferenceCases();

/** The loan of the Reserve Bank's illustration: 20 000 at 15 % over 24 months, 240 for the lender and 160 for another company. */
const illustration: CostTerms = {
  ...everydayLoan,
  principal: 2_000_000,
  annualRatePercent: '15',
  tenure: 24,
  startDate: '2026-01-01',
  rounding: 'rbi',
  processingFee: { mode: 'deducted', fee: { flat: 24_000 }, taxPercent: '0' },
};
const insurance = { payee: 'thirdParty', paid: 'deducted', amount: 16_000 } as const;

describe('RBI/DOR/2025-26/362 of 28 November 2025, paragraph 29: illustration for computation of APR', () => {
  referenceCase('APR with the charges of a third party', () => {
    expect(legalApr(marketRules.india, illustration, [insurance])).toBe('17.07');
  });
  it('is lower without them, so they count', () => {
    expect(legalApr(marketRules.india, illustration)).not.toBe('17.07');
  });
});

/** 15 000 in 24 payments of 962.33, with a fee of 100 when it is signed. */
const financed = (payment: number, amount: number): CostTerms => {
  const ofRate = (percent: number) => {
    const i = percent / 1_200;
    return (amount * i) / (1 - (1 + i) ** -24);
  };
  let [low, high] = [0, 100];
  while (high - low > 1e-9) {
    const middle = (low + high) / 2;
    if (ofRate(middle) < payment) low = middle;
    else high = middle;
  }
  return {
    ...illustration,
    principal: amount,
    annualRatePercent: low.toFixed(6),
    rounding: 'plain',
    processingFee: { mode: 'separate', fee: { flat: 10_000 }, taxPercent: '16' },
  };
};

describe('Banco de México, example for Circular 21/2009: 15 000 in 24 payments of 962.33, a fee of 100', () => {
  const loan = financed(96_233, 1_500_000);
  const { rows } = loanPlan(loan);

  it('is paid as it says', () => {
    expect(rows[0]?.instalment).toBe(96_233);
  });
  referenceCase('CAT, without the tax', () => {
    expect(legalApr(marketRules.mexico, loan)).toBe('57.4');
  });
  it('is higher with the tax on the fee, which the law leaves out', () => {
    const { apr } = marketRules.mexico;
    const taxed = {
      ...marketRules.mexico,
      apr: apr.map((row) => ({ ...row, value: { ...row.value, tax: 'counts' as const } })),
    };
    expect(legalApr(taxed, loan)).not.toBe('57.4');
  });
  it('has the tax on the interest of each payment beside it, sixteen hundredths', () => {
    const taxes = interestTax(marketRules.mexico, '2026-01-01', rows);
    rows.forEach(({ interest }, index) => {
      expect(Math.abs((taxes[index] ?? NaN) - interest * 0.16)).toBeLessThanOrEqual(0.5);
    });
    expect(interestTax(marketRules.india, '2026-01-01', rows).every((tax) => tax === 0)).toBe(true);
  });
});

it('no market without such a rule has a legal APR, nor a market before its rule', () => {
  expect(legalApr(marketRules.sample, illustration)).toBeUndefined();
  expect(legalApr(marketRules.india, { ...illustration, startDate: '2024-09-30' })).toBeUndefined();
});
