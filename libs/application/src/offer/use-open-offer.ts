import type { CallError } from '@clearloan/api-client';
import { codes } from '@clearloan/api-client/declare';
import type { Cost } from '@clearloan/loan-contract';
import type { Minor, Instant } from '@clearloan/formatting';
import { useState, useEffect } from 'react';
import { loanOffer, type Offer } from '../contract';
import type { ChoosableTenure } from './offer-controls';
import { useOffer } from '../queries';
import { checkMaths, isSameChoice, localCost, type LoanChoice } from '@clearloan/loan-view/rules';
import type { ChosenLoan } from '../use-loan-choice';
import { offerFlaw, type OfferFlaw } from '../rules/offer-flaw';
import { useClock, useReportBrokenRule } from '@clearloan/app-runtime';

const overCodes = new Set<number | null>([codes.offerEnded, codes.notAllowedNow]);

const isOverBy = (error: CallError | null): boolean =>
  error?.kind === 'Business' && overCodes.has(error.code);

export interface OpenOffer {
  readonly read: ReturnType<typeof useOffer>;
  /** The last offer that the lender priced; it stays visible while another choice is being priced or cannot be. */
  readonly offer: Offer | undefined;
  /** The visible offer matches the controls. */
  readonly isCurrent: boolean;
  /** This device's own price of the choice while the lender's is pending; undefined if it could be wrong. */
  readonly local: Cost | undefined;
  /** Each tenure with its price for the selected amount; without a price while it is unknown. */
  readonly tenures: readonly ChoosableTenure[];
  /** It expired or was already answered. */
  readonly isOver: boolean;
  /** Why it cannot be signed; `flawNow` asks again at a tap. */
  readonly flaw: OfferFlaw | undefined;
  readonly flawNow: () => OfferFlaw | undefined;
}

/**
 * The offer for the borrower's choice: the response to the latest choice wins, and the last offer always stays visible.
 * While the borrower's own answer is being sent the offer is not refetched: once accepted, there is no offer any more.
 */
export function useOpenOffer(
  orderId: string,
  { choice, settled }: ChosenLoan,
  isAnswering: boolean,
): OpenOffer {
  const read = useOffer(orderId, settled, !isAnswering);
  const [last, setLast] = useState<Offer>();
  if (read.data && read.data !== last) setLast(read.data);
  const offer = read.data ?? last;
  const isCurrent = read.isSuccess && !read.isPlaceholderData && isSameChoice(choice, settled);
  // Another choice is being priced: only what the visible offer says by itself counts.
  const flaws = useOfferFlaw(isAnswering ? undefined : offer, orderId, isCurrent ? choice : {});
  return {
    ...flaws,
    read,
    offer,
    isCurrent,
    local: isCurrent || read.isError || !offer ? undefined : pricedLocally(offer, choice),
    tenures: offer ? tenuresFor(offer, choice.amount ?? offer.principal) : [],
    isOver: isOverBy(read.error) || (offer !== undefined && offer.orderStatus !== 'approved'),
  };
}

/** A device that cannot reproduce the lender's own figures does not price other choices. */
const pricedLocally = (offer: Offer, choice: LoanChoice): Cost | undefined =>
  checkMaths(offer).result === 'agrees' ? localCost(offer, choice) : undefined;

/** A tenure must not show the price of another amount: that would compare two loans. */
const tenuresFor = (offer: Offer, amount: Minor): readonly ChoosableTenure[] =>
  offer.tenures.map((priced) => {
    const { tenure, tenure_type } = priced;
    if (amount === offer.principal) return priced;
    const local = pricedLocally(offer, { amount, tenure });
    if (!local) return { tenure, tenure_type };
    const { month_amount, totalRepay, netAmount, apr } = local;
    return { tenure, tenure_type, month_amount, apr, cost: totalRepay - netAmount };
  });

/**
 * Why the visible offer cannot be signed, also when it ends while it is visible; each reason is reported. `flawNow` asks
 * again at a tap.
 * @param choice what the lender was asked for; empty while another choice is being priced
 */
function useOfferFlaw(
  offer: Offer | undefined,
  orderId: string,
  choice: LoanChoice,
): { readonly flaw: OfferFlaw | undefined; readonly flawNow: () => OfferFlaw | undefined } {
  const { now } = useClock();
  useEndOf(offer?.kfs.validUntil);
  const find = () => offer && offerFlaw(offer, orderId, choice, now());
  const flaw = find();
  useReportBrokenRule(loanOffer.path, flaw?.rule);
  return { flaw: flaw?.flaw, flawNow: () => find()?.flaw };
}

/** The longest wait of a timer; a longer one would end at once. */
const maxMs = 2 ** 31 - 1;

/** Renders again when this instant of the lender's time has passed. */
function useEndOf(instant: Instant | undefined): void {
  const { now } = useClock();
  const [, passed] = useState(instant);
  useEffect(() => {
    if (instant === undefined) return undefined;
    const leftMs = Date.parse(instant) - Date.parse(now());
    if (leftMs <= 0 || leftMs > maxMs) return undefined;
    const timer = setTimeout(() => passed(now()), leftMs + 1);
    return () => clearTimeout(timer);
  }, [instant, now]);
}
