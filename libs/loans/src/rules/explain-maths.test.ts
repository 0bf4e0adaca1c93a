import { cost, type Cost } from '@clearloan/loan-contract';
import { cost as priceOf, type CostTerms } from '@clearloan/loan-math';
import { parse } from 'valibot';
import { costOfTenThousand, costOfTwelveThousand } from '../fixtures/costs';
import { explainMaths } from './explain-maths';
import { localTerms } from './work-out';

const lenders = parse(cost, costOfTwelveThousand);

/** The lender's stated terms, with the figures of a loan that is calculated differently. */
function reckoned(otherwise: Partial<CostTerms>): Cost {
  const stated = localTerms(lenders);
  if (!stated) throw new Error('The fixture has terms that every phone knows.');
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

it.each([costOfTenThousand, costOfTwelveThousand])(
  'has nothing to explain where the maths is right',
  (wire) => {
    expect(explainMaths(parse(cost, wire))).toEqual([]);
  },
);

it('sees a flat rate behind a plan that was promised on the balance', () => {
  expect(explainMaths(reckoned({ rateKind: 'flat' }))).toContain('flatRate');
});

it('sees that the tax on the fee was left out of what one gets', () => {
  expect(explainMaths({ ...lenders, netAmount: lenders.netAmount + lenders.gst })).toContain('feeTaxLeftOut');
});

it('sees interest by the days of the calendar', () => {
  expect(explainMaths(reckoned({ dayCount: 'act/365' }))).toContain('dayCount');
});

it('explains nothing where it cannot: a figure out of the blue, terms of tomorrow', () => {
  expect(explainMaths({ ...lenders, netAmount: lenders.netAmount - 12_345 })).toEqual([]);
  expect(explainMaths({ ...lenders, terms: { ...lenders.terms, rateKind: 'compound' } })).toEqual([]);
});
