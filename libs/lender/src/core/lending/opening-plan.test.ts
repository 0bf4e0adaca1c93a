import { sum } from '@clearloan/loan-math';
import { productCatalogue } from '../orders/product-catalogue';
import { chargedBeside, costOf, price } from '../orders/pricing';
import type { Product } from '../orders/products';
import { byCost } from './borrowable';
import { openingTenure } from './opening-plan';

const startDate = '2026-11-20';
const markets = [
  ['sample', 1],
  ['india', 10],
  ['indonesia', 1000],
] as const;
const soldIn = (market: (typeof markets)[number][0], scale: number): Product[] =>
  productCatalogue(market, scale).map(({ taxCardAbove = null, charges = [], ...row }): Product => ({
    taxCardAbove,
    charges,
    ...row,
  }));
const product = (id: string): Product => {
  const found = soldIn('sample', 1).find(({ productId }) => productId === id);
  if (!found) throw new Error(`No product is called ${id}.`);
  return found;
};
const costIn = (rules: Product, tenure: number) => {
  const priced = price({ rules, amount: rules.exampleAmount, tenure, startDate });
  return sum([costOf(priced), chargedBeside(priced)]);
};

it.each([
  ['the cheapest plan for a high income', 6_000_00, 3],
  ['the cheapest one that fits', 4_000_00, 6],
  ['the plan with the lowest payment if none fits', 1_500_00, 9],
  ['the example while the income is unknown', undefined, 3],
])('a loan with plans opens with %s', (_what, monthlyIncome, tenure) => {
  expect(openingTenure(product('school'), 8_000_00, { monthlyIncome }, startDate)).toBe(tenure);
});

it('a loan without plans opens with its example', () => {
  expect(openingTenure(product('everyday'), 10_000_00, { monthlyIncome: 60_000_00 }, startDate)).toBe(6);
});

it.each(markets)('in %s the example of a loan with plans is its cheapest plan', (market, scale) => {
  for (const each of soldIn(market, scale).filter(({ confirmation }) => confirmation === 'plans')) {
    const cheapest = Math.min(...each.tenures.map((tenure) => costIn(each, tenure)));
    expect([each.productId, costIn(each, each.exampleTenure)]).toEqual([each.productId, cheapest]);
  }
});

it.each(markets)(
  'in %s a good first loan is among the cheaper half, and the dearest has no tag',
  (market, scale) => {
    const loans = soldIn(market, scale).sort(byCost);
    const places = loans.flatMap(({ tags }, place) => (tags.includes('firstLoan') ? [place] : []));
    expect(places).not.toEqual([]);
    for (const place of places) expect(place).toBeLessThan(loans.length / 2);
    expect(loans.at(-1)?.tags).toEqual([]);
  },
);
