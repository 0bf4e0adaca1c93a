import { parse } from 'valibot';
import { loanOffer as loanOfferCall } from '../contract';
import { loanOffer } from '../fixtures/loan-offer';
import { isChangedByLender, isSameSheet, offerDifferences, type OfferDifference } from './offer-difference';

const offer = parse(loanOfferCall.data, loanOffer);
const [firstPlan, ...laterPlans] = offer.repay_plans;

it.each<[string, Partial<typeof offer>, OfferDifference[]]>([
  ['nothing', {}, []],
  ['only the version', { kfs: { ...offer.kfs, version: '4' } }, []],
  ['the same rate written longer', { apr: '36.940' }, []],
  [
    'interest, and with it what is paid back',
    { total_interest: 110000, totalRepay: 1610000 },
    [
      { fact: 'interest', before: 106732, after: 110000 },
      { fact: 'payBack', before: 1606732, after: 1610000 },
    ],
  ],
  [
    'the fee',
    { processing_fee: 50000, gst: 9000, netAmount: 1441000 },
    [
      { fact: 'youGet', before: 1446900, after: 1441000 },
      { fact: 'fee', before: 45000, after: 50000 },
      { fact: 'tax', before: 8100, after: 9000 },
    ],
  ],
  ['the APR', { apr: '37.10' }, [{ fact: 'apr', before: '36.94', after: '37.10' }]],
  [
    'the late fee',
    { late: { ...offer.late, feePercentPerDay: '0.30' } },
    [{ fact: 'lateFee', before: '0.25', after: '0.30' }],
  ],
  [
    'the first day to pay and the first amount',
    { repay_plans: [{ ...firstPlan!, dueTime: '2026-12-21', repayTotalAmount: 270000 }, ...laterPlans] },
    [
      { fact: 'each', before: 267789, after: 270000 },
      { fact: 'firstDue', before: '2026-12-20', after: '2026-12-21' },
    ],
  ],
  [
    'how often to pay',
    { repay_plans: offer.repay_plans.slice(0, 5) },
    [
      { fact: 'payments', before: 6, after: 5 },
      { fact: 'lastDue', before: '2027-05-20', after: '2027-04-20' },
    ],
  ],
])('a borrower sees the differences when the lender changed %s', (_, change, differences) => {
  expect(offerDifferences(offer, { ...offer, ...change })).toEqual(differences);
});

it.each<[string, Partial<typeof offer>, boolean, boolean]>([
  ['the same offer again', {}, true, false],
  ['a new version of the same choice', { kfs: { ...offer.kfs, version: '4' } }, false, true],
  ['another amount', { kfs: { ...offer.kfs, version: '4' }, principal: 1000000 }, false, false],
  ['another tenure', { kfs: { ...offer.kfs, version: '4' }, tenure: 9 }, false, false],
  ['another amount under a version of the form', { principal: 1000000 }, false, false],
])('whether an offer is the same one, or one that the lender changed: %s', (_, change, isSame, isLenders) => {
  expect(isSameSheet(offer, { ...offer, ...change })).toBe(isSame);
  expect(isChangedByLender(offer, { ...offer, ...change })).toBe(isLenders);
});
