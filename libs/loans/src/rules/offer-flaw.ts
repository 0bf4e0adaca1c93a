import { brokenName } from '@clearloan/api-client/declare';
import type { Instant } from '@clearloan/formatting';
import { priceAddsUp, priceIsUntouched } from '@clearloan/loan-contract';
import {
  lateFeeIsAsInTerms,
  offerIsAsListed,
  offerIsForRequest,
  offerIsOpen,
  signatureIsAsShown,
} from '../contract/offer-rules';
import type { LoanOffer } from '../contract';
import type { LoanChoice } from './loan-choice';

/** Why an offer cannot be signed: it does not determine what is to be paid, is of another loan, or has ended. */
export type OfferFlaw = 'noPlan' | 'doesNotAddUp' | 'otherChoice' | 'ended';

/** The signature of exactly this offer. Autopay stays off: there is no screen yet to turn it off again. */
export const acceptanceOf = ({ orderId, principal, tenure, kfs, agreements }: LoanOffer) => ({
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
  offer: LoanOffer,
  orderId: string,
  choice: LoanChoice,
  now: Instant,
): { readonly is: OfferFlaw; readonly rule: string } | undefined {
  const request = { orderId, ...choice };
  const flaws: readonly [OfferFlaw, string | undefined][] = [
    ['ended', brokenName(offerIsOpen, { reply: offer, now })],
    ['otherChoice', brokenName(offerIsForRequest, { request, reply: offer })],
    [
      'otherChoice',
      brokenName(signatureIsAsShown, { request: acceptanceOf(offer), reply: offer, shown: choice }),
    ],
    [offer.repay_plans.length === 0 ? 'noPlan' : 'doesNotAddUp', brokenName(priceAddsUp, offer)],
    ['doesNotAddUp', brokenName(priceIsUntouched, offer)],
    ['doesNotAddUp', brokenName(offerIsAsListed, offer)],
    ['doesNotAddUp', brokenName(lateFeeIsAsInTerms, offer)],
  ];
  for (const [is, rule] of flaws) if (rule !== undefined) return { is, rule };
  return undefined;
}
