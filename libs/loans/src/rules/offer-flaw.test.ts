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

it('an offer that holds can be signed, also one that this phone reckons otherwise', () => {
  expect(offerFlaw(offer)).toBeUndefined();
  expect(offerFlaw(dearer(offer, { interest: 13268 }))).toBeUndefined();
  expect(offerFlaw({ ...offer, apr: '99.00' })).toBeUndefined();
});

it('an offer without a plan cannot, whether this phone knows its rules or not', () => {
  expect(offerFlaw({ ...offer, repay_plans: [] })).toBe('noPlan');
  const terms = { ...offer.terms, rounding: 'newest' };
  expect(offerFlaw({ ...offer, terms, repay_plans: [] })).toBe('noPlan');
});

it.each<[string, Cost]>([
  ['more is paid back than its payments come to', { ...offer, totalRepay: offer.totalRepay + 1 }],
  ['less reaches the borrower than it says', { ...offer, netAmount: offer.netAmount + 1 }],
  ['a payment is dearer than the sum says', withFirst({ repayTotalAmount: 267800 })],
  ['a payment is more than its parts', withFirst({ interest: 0 })],
  ['a fee is asked for besides, and yet not in the sum', { ...offer, processing_fee: 90000 }],
  [
    'its rules are unknown here, and a payment is missing',
    { ...offer, terms: { ...offer.terms, rounding: 'newest' }, repay_plans: others },
  ],
])('an offer cannot be signed when %s', (_, flawed) => {
  expect(offerFlaw(flawed)).toBe('doesNotAddUp');
});
