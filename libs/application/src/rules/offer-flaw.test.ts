import { encode } from '@clearloan/api-client/declare';
import type { Cost } from '@clearloan/loan-contract';
import { liesAbout } from '@clearloan/testing';
import fc from 'fast-check';
import { parse, safeParse } from 'valibot';
import { loanOffer as call, type Offer, signatureIsAsShown } from '../contract';
import { loanOffer } from '../fixtures/loan-offer';
import { asListed, dearer } from '../fixtures/dearer';
import { lendersCost, loans } from '@clearloan/loan-view/testing';
import { checkMaths, recalculate } from '@clearloan/loan-view/rules';
import { toAcceptance, offerFlaw } from './offer-flaw';

const offer = parse(call.data, loanOffer);
const { orderId } = offer;
const now = '2026-11-20T02:44:00.000Z';
const flawOf = (of: Offer, choice = {}) => offerFlaw(of, orderId, choice, now)?.flaw;

const [first, ...others] = offer.repay_plans;
const withFirst = (changes: Partial<Cost['repay_plans'][number]>): Offer => ({
  ...offer,
  repay_plans: first ? [{ ...first, ...changes }, ...others] : [],
});

it('a valid offer can be signed, also when the app computes other figures', () => {
  expect(flawOf(offer)).toBeUndefined();
  expect(flawOf(asListed(dearer(offer, { interest: 13268 })))).toBeUndefined();
});

it('an offer without a plan cannot be signed, with known or unknown rules', () => {
  expect(flawOf({ ...offer, repay_plans: [] })).toBe('noPlan');
  const terms = { ...offer.terms, rounding: 'newest' };
  expect(flawOf({ ...offer, terms, repay_plans: [] })).toBe('noPlan');
});

it.each<[string, Offer]>([
  ['a separate fee is missing from the total', { ...offer, processing_fee: 90000 }],
  ['a payment is more than its parts', withFirst({ interest: 0 })],
  [
    'the late fee is not the one of its terms',
    { ...offer, late: { ...offer.late, feePercentPerDay: '0.01' } },
  ],
  [
    'its rules are unknown and a payment is missing',
    { ...offer, terms: { ...offer.terms, rounding: 'newest' }, repay_plans: others },
  ],
])('an offer cannot be signed when %s', (_, flawed) => {
  expect(flawOf(flawed)).toBe('doesNotAddUp');
});

it('an offer for another amount, tenure or order cannot be signed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1 }), fc.integer({ min: 1, max: 400 }), (amount, tenure) => {
      const isOffered = amount === offer.principal && tenure === offer.tenure;
      expect(flawOf(offer, { amount, tenure })).toBe(isOffered ? undefined : 'otherChoice');
    }),
  );
  expect(flawOf(offer, { amount: offer.principal, tenure: offer.tenure })).toBeUndefined();
  expect(offerFlaw(offer, 'o-1', {}, now)?.flaw).toBe('otherChoice');
});

it('an offer ends by the lender’s time, whatever the device’s is', () => {
  const validUntil = Date.parse(offer.kfs.validUntil);
  fc.assert(
    fc.property(fc.integer({ min: -400 * 86_400_000, max: 400 * 86_400_000 }), (ms) => {
      const then = new Date(validUntil + ms).toISOString();
      expect(offerFlaw(offer, orderId, {}, then)?.flaw).toBe(ms < 0 ? undefined : 'ended');
    }),
  );
});

/** What the key facts show or the signature names. The rest is the lender's word: its days, caps and limits. */
const isShownOrSigned = (at: string): boolean =>
  !/^(?:amount(?:Min|Max|Step)|coolingOffDays|autopay|agreements|bank|kfs|grievanceOfficer)\b/.test(at) &&
  !/^late\.(?:cap|graceDays)$|^terms\.(?:prepayFee|lateFeeCap|moneyStep)$/.test(at);

/** An offer as the lender sends it, with its price for every tenure. */
const offerOf = (price: Cost): unknown => ({
  ...loanOffer,
  ...Object(encode(call.data, { ...offer, ...price })),
  amountMin: '1.00',
  amountMax: '10000000.00',
  tenures: [
    {
      tenure: price.tenure,
      tenure_type: price.tenure_type,
      month_amount: (price.month_amount / 100).toFixed(2),
      cost: ((price.totalRepay - price.netAmount) / 100).toFixed(2),
      totalRepay: (price.totalRepay / 100).toFixed(2),
      apr: price.apr,
    },
  ],
});

it('no lie of one field about a price is signed without a word', () => {
  fc.assert(
    fc.property(loans, fc.integer({ min: 0, max: 1_000_000 }), (loan, seed) => {
      const honest = lendersCost(loan);
      const choice = { amount: honest.principal, tenure: honest.tenure };
      const sent = offerOf(honest);
      const isQuiet = (reply: Offer) =>
        flawOf(reply, choice) === undefined && checkMaths(reply).result === 'agrees';
      expect(isQuiet(parse(call.data, sent))).toBe(true);
      // Other terms may give the same price to the cent.
      const isHarmless = (reply: Offer) =>
        JSON.stringify(recalculate(reply)) === JSON.stringify(recalculate(honest));
      const lies = liesAbout(sent).filter(({ at }) => isShownOrSigned(at));
      const lie = lies[seed % lies.length];
      const heard = safeParse(call.data, lie?.reply);
      const isSigned = heard.success && isQuiet(heard.output);
      const isOfTerms = lie !== undefined && /^terms|rate/.test(lie.at);
      const isHeard = isSigned && !(isOfTerms && isHarmless(heard.output));
      expect([lie?.at, lie?.how, isHeard]).toEqual([lie?.at, lie?.how, false]);
    }),
    { numRuns: 500 },
  );
});

it('a signature names what was shown', () => {
  const request = toAcceptance(offer);
  const choice = { amount: offer.principal, tenure: offer.tenure };
  const isAsShown = (of: typeof request) =>
    signatureIsAsShown.faults({ request: of, reply: offer, shown: choice }).length === 0;
  expect(isAsShown(request)).toBe(true);
  const lies = liesAbout(request).filter(({ at }) => !at.startsWith('agreements'));
  expect(lies.length).toBeGreaterThan(5);
  for (const { at, reply } of lies)
    expect([at, isAsShown({ ...request, ...Object(reply) })]).toEqual([at, false]);
});
