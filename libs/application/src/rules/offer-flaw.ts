import { brokenRuleName } from '@clearloan/api-client/declare';
import type { Instant } from '@clearloan/formatting';
import { priceAddsUp, priceIsUntouched } from '@clearloan/loan-contract';
import {
  lateFeeIsAsInTerms,
  offerIsAsListed,
  offerIsForRequest,
  offerIsOpen,
  signatureIsAsShown,
} from '../contract/offer-rules';
import type { Offer } from '../contract';
import type { LoanChoice } from '@clearloan/loan-view/rules';

/** Why an offer cannot be signed: it does not determine what is to be paid, is of another loan, or has ended. */
export type OfferFlaw = 'noPlan' | 'doesNotAddUp' | 'otherChoice' | 'ended';

/** The signature of exactly this offer. Autopay stays off: there is no screen yet to turn it off again. */
export const toAcceptance = ({ orderId, principal, tenure, kfs, agreements }: Offer) => ({
  orderId,
  decision: 'accept' as const,
  amount: principal,
  tenure,
  kfsVersion: kfs.version,
  agreements: agreements.map(({ scene, version = '' }) => ({ scene, version })),
  autopay: false,
});

/**
 * Checks an offer for consistency, independent of the lender's calculation rules. `undefined` if it can be signed;
 * figures that only differ from this device's are no flaw.
 * @param choice what the controls show and the lender was asked for; the lender's own proposal if it is empty
 * @param now the lender's time
 */
export function offerFlaw(
  offer: Offer,
  orderId: string,
  choice: LoanChoice,
  now: Instant,
): { readonly flaw: OfferFlaw; readonly rule: string } | undefined {
  const request = { orderId, ...choice };
  const flaws: readonly [OfferFlaw, string | undefined][] = [
    ['ended', brokenRuleName(offerIsOpen, { reply: offer, now })],
    ['otherChoice', brokenRuleName(offerIsForRequest, { request, reply: offer })],
    [
      'otherChoice',
      brokenRuleName(signatureIsAsShown, { request: toAcceptance(offer), reply: offer, shown: choice }),
    ],
    [offer.repay_plans.length === 0 ? 'noPlan' : 'doesNotAddUp', brokenRuleName(priceAddsUp, offer)],
    ['doesNotAddUp', brokenRuleName(priceIsUntouched, offer)],
    ['doesNotAddUp', brokenRuleName(offerIsAsListed, offer)],
    ['doesNotAddUp', brokenRuleName(lateFeeIsAsInTerms, offer)],
  ];
  for (const [flaw, rule] of flaws) if (rule !== undefined) return { flaw, rule };
  return undefined;
}
