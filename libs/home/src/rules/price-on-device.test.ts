import { cost } from '@clearloan/loan-contract';
import { parse } from 'valibot';
import { costOfFifteenThousand, costOfFiveThousand, costOfTenThousand } from '@clearloan/loan-view/fixtures';
import { priceOnDevice } from './price-on-device';

const example = parse(cost, costOfTenThousand);

it('the device computes the lender’s own figures for another amount', () => {
  const lenders = parse(cost, costOfFifteenThousand);
  expect(priceOnDevice(example, 1500000)).toEqual({
    principal: 1500000,
    youGet: lenders.netAmount,
    interest: lenders.total_interest,
    fee: lenders.processing_fee,
    tax: lenders.gst,
    charges: 0,
    payBack: lenders.totalRepay,
    cost: 159832,
    apr: lenders.apr,
    instalments: 6,
    instalment: lenders.month_amount,
  });
});

it('amounts between the lender’s minimum and maximum have a price whose lines add up', () => {
  const visitorExample = parse(cost, costOfFiveThousand);
  for (let amount = 100000; amount <= 2000000; amount += 50000) {
    const price = priceOnDevice(visitorExample, amount)!;
    expect(price.youGet + price.interest + price.fee + price.tax).toBe(price.payBack);
  }
});

it.each([
  ['the device computes other interest than the lender', { total_interest: 71155 }],
  ['the device computes another APR than the lender', { apr: '36.00' }],
  ['the tenure type is unknown', { tenure_type: 'season' }],
  ['the type of the fee is unknown', { processing_fee_type: 'tiered' }],
  ['the rate behind the fee is unknown', { terms: { ...example.terms, processingFeePercent: undefined } }],
  ['the rate behind the tax is unknown', { terms: { ...example.terms, gstPercent: undefined } }],
  ['the type of interest is unknown', { terms: { ...example.terms, rateKind: 'compound' } }],
  ['the lender rounds in another way', { terms: { ...example.terms, rounding: 'rbi' } }],
  ['the APR is worked out in another way', { terms: { ...example.terms, aprMethod: 'effective' } }],
  ['years are counted by the calendar', { terms: { ...example.terms, dayCount: 'act/act' } }],
])('the device gives no price when %s', (_, change) => {
  expect(priceOnDevice({ ...example, ...change }, 1500000)).toBeUndefined();
});

it('a flat fee is the same for every amount', () => {
  const flat = { ...example, processing_fee_type: 'flat' };
  expect(priceOnDevice(flat, 1500000)).toMatchObject({ fee: 30000, tax: 5400, youGet: 1464600 });
});

it('an amount that the fee would consume has no price', () => {
  expect(priceOnDevice({ ...example, processing_fee_type: 'flat' }, 35400)).toBeUndefined();
});
