import { useClock, useBrokenRule } from '@clearloan/app-runtime';
import type { Instant } from '@clearloan/formatting';
import { useEffect, useState } from 'react';
import { loanOffer, type LoanOffer } from '../contract';
import type { LoanChoice } from '../rules/loan-choice';
import { offerFlaw, type OfferFlaw } from '../rules/offer-flaw';

/**
 * Why the visible offer cannot be signed, also when it ends while it is visible; each reason is reported. `flawNow` asks
 * again at a tap.
 * @param choice what the lender was asked for; empty while another choice is being priced
 */
export function useOfferFlaw(
  offer: LoanOffer | undefined,
  orderId: string,
  choice: LoanChoice,
): { readonly flaw: OfferFlaw | undefined; readonly flawNow: () => OfferFlaw | undefined } {
  const { now } = useClock();
  useEndOf(offer?.kfs.validUntil);
  const find = () => offer && offerFlaw(offer, orderId, choice, now());
  const flaw = find();
  useBrokenRule(loanOffer.path, flaw?.rule);
  return { flaw: flaw?.is, flawNow: () => find()?.is };
}

/** The longest wait of a timer; a longer one would end at once. */
const mostMs = 2 ** 31 - 1;

/** Renders again when this instant of the lender's time has passed. */
function useEndOf(instant: Instant | undefined): void {
  const { now } = useClock();
  const [, passed] = useState(instant);
  useEffect(() => {
    if (instant === undefined) return undefined;
    const leftMs = Date.parse(instant) - Date.parse(now());
    if (leftMs <= 0 || leftMs > mostMs) return undefined;
    const timer = setTimeout(() => passed(now()), leftMs + 1);
    return () => clearTimeout(timer);
  }, [instant, now]);
}
