import { cost, type Cost } from '@clearloan/loan-contract';
import { parse } from 'valibot';
import { costOfFifteenThousand } from '../fixtures/costs';
import { dearer } from '../fixtures/dearer';
import { offerFlaw } from './offer-flaw';

const offer = parse(cost, costOfFifteenThousand);
const [first, ...others] = offer.repay_plans;
const withFirst = (changes: Partial<Cost['repay_plans'][number]>): Cost => ({
  ...offer,
  repay_plans: first ? [{ ...first, ...changes }, ...others] : [],
});

it('a valid offer can be signed, also when the app computes other figures', () => {
  expect(offerFlaw(offer)).toBeUndefined();
  expect(offerFlaw(dearer(offer, { interest: 13268 }))).toBeUndefined();
  expect(offerFlaw({ ...offer, apr: '99.00' })).toBeUndefined();
});

it('an offer without a plan cannot be signed, with known or unknown rules', () => {
  expect(offerFlaw({ ...offer, repay_plans: [] })).toBe('noPlan');
  const terms = { ...offer.terms, rounding: 'newest' };
  expect(offerFlaw({ ...offer, terms, repay_plans: [] })).toBe('noPlan');
});

it.each<[string, Cost]>([
  ['the total is more than its payments', { ...offer, totalRepay: offer.totalRepay + 1 }],
  ['the payout is less than it shows', { ...offer, netAmount: offer.netAmount + 1 }],
  ['a payment is higher than the total allows', withFirst({ repayTotalAmount: 267800 })],
  ['a payment is more than its parts', withFirst({ interest: 0 })],
  ['a separate fee is missing from the total', { ...offer, processing_fee: 90000 }],
  [
    'its rules are unknown and a payment is missing',
    { ...offer, terms: { ...offer.terms, rounding: 'newest' }, repay_plans: others },
  ],
])('an offer cannot be signed when %s', (_, flawed) => {
  expect(offerFlaw(flawed)).toBe('doesNotAddUp');
});
