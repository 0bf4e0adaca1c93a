import { cost, type Cost } from '@clearloan/loan-contract';
import { cost as priceOf, type CostTerms } from '@clearloan/loan-math';
import { parse } from 'valibot';
import { costOfTenThousand, costOfTwelveThousand } from '../fixtures/costs';
import { explainMaths } from './explain-maths';
import { localTerms } from './recalculate';

const lenders = parse(cost, costOfTwelveThousand);

/** The lender's stated terms, with the figures of a loan that is calculated differently. */
function costWith(otherwise: Partial<CostTerms>): Cost {
  const stated = localTerms(lenders);
  if (!stated) throw new Error('The fixture must have known terms.');
  const other = priceOf({ ...stated, ...otherwise });
  return {
    ...lenders,
    month_amount: other.instalment,
    total_interest: other.interest,
    netAmount: other.net,
    totalRepay: other.totalRepay,
    apr: other.apr,
    repay_plans: lenders.repay_plans.map((plan, index) => {
      const { principal = 0, interest = 0, instalment = 0 } = other.rows[index] ?? {};
      return { ...plan, principal, interest, repayTotalAmount: instalment };
    }),
  };
}

it.each([costOfTenThousand, costOfTwelveThousand])('correct maths needs no explanation', (wire) => {
  expect(explainMaths(parse(cost, wire))).toEqual([]);
});

it('a flat rate behind a plan with a reducing balance is explained', () => {
  expect(explainMaths(costWith({ rateKind: 'flat' }))).toContain('flatRate');
});

it('a payout without the tax on the fee is explained', () => {
  expect(explainMaths({ ...lenders, netAmount: lenders.netAmount + lenders.gst })).toContain('feeTaxLeftOut');
});

it('interest by calendar days is explained', () => {
  expect(explainMaths(costWith({ dayCount: 'act/365' }))).toContain('dayCount');
});

it('an arbitrary figure and unknown terms get no explanation', () => {
  expect(explainMaths({ ...lenders, netAmount: lenders.netAmount - 12_345 })).toEqual([]);
  expect(explainMaths({ ...lenders, terms: { ...lenders.terms, rateKind: 'compound' } })).toEqual([]);
});
