import { cost } from '@clearloan/loan-contract';
import { costOfFifteenThousand, costOfTenThousand } from '../fixtures';
import { parse } from 'valibot';
import { localCost } from './local-cost';

const lenders = parse(cost, costOfFifteenThousand);

it('the app computes the lender’s own figures for another choice', () => {
  expect(localCost(parse(cost, costOfTenThousand), { amount: 1500000 })).toEqual(lenders);
});

it('an offer with insurance is not priced locally for another amount, because insurance may cost something else', () => {
  const insurance = { name: 'Insurance', payee: 'thirdParty', paid: 'separate', amount: 30_000, gst: 5_400 };
  const another = { amount: lenders.principal + 100_000 };
  expect(localCost({ ...lenders, charges: [insurance] }, another)).toBeUndefined();
  expect(localCost(lenders, another)).toBeDefined();
});
