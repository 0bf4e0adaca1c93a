import type { CallError } from '@clearloan/api-client';
import { codes } from '@clearloan/api-client/declare';
import { type Cost } from '@clearloan/loan-contract';
import type { Minor } from '@clearloan/formatting';
import { useState } from 'react';
import type { LoanOffer } from '../contract';
import type { ChoosableTenure } from './offer-controls';
import { useOffer } from '../queries';
import { checkMaths } from '../rules/check-maths';
import { localCost } from '../rules/local-cost';
import { isSameChoice, type LoanChoice, choiceFrom, keysOf } from '../rules/loan-choice';
import { useDebouncedAddress } from '@clearloan/app-runtime';
import { useSearchParams } from 'react-router-dom';

const overCodes = new Set<number | null>([codes.offerEnded, codes.notAllowedNow]);

const isOverBy = (error: CallError | null): boolean =>
  error?.kind === 'Business' && overCodes.has(error.code);

export interface OpenOffer {
  readonly read: ReturnType<typeof useOffer>;
  /** The last offer that the lender priced; it stays in view while another choice is priced or cannot be. */
  readonly offer: LoanOffer | undefined;
  /** The offer on view is the answer to what the controls show. */
  readonly isCurrent: boolean;
  /** What this device makes of the choice while the lender is asked; nothing where it could be wrong. */
  readonly local: Cost | undefined;
  /** Each time to pay back, with its price for the amount that the controls show; none where that is not known yet. */
  readonly tenures: readonly ChoosableTenure[];
  /** It ended or was answered already. */
  readonly isOver: boolean;
}

/**
 * The offer for the borrower's choice: of several answers the last choice's wins, and none is lost from view. While the
 * borrower's own answer is on its way it is not asked for: once that is taken, there is no offer any more.
 */
export function useOpenOffer(
  orderId: string,
  { wish, settled }: ChosenLoan,
  isAnswering: boolean,
): OpenOffer {
  const read = useOffer(orderId, settled, !isAnswering);
  const [last, setLast] = useState<LoanOffer>();
  if (read.data && read.data !== last) setLast(read.data);
  const offer = read.data ?? last;
  const isCurrent = read.isSuccess && !read.isPlaceholderData && isSameChoice(wish, settled);
  return {
    read,
    offer,
    isCurrent,
    local: isCurrent || read.isError || !offer ? undefined : pricedLocally(offer, wish),
    tenures: offer ? tenuresFor(offer, wish.amount ?? offer.principal) : [],
    isOver: isOverBy(read.error) || (offer !== undefined && offer.orderStatus !== 'approved'),
  };
}

/** A device that does not come to the lender's own figures does not price another choice either. */
const pricedLocally = (offer: LoanOffer, wish: LoanChoice): Cost | undefined =>
  checkMaths(offer).result === 'agrees' ? localCost(offer, wish) : undefined;

/** A time without a price beside another amount's price would compare two loans. */
const tenuresFor = (offer: LoanOffer, amount: Minor): readonly ChoosableTenure[] =>
  offer.tenures.map((priced) => {
    const { tenure, tenure_type } = priced;
    if (amount === offer.principal) return priced;
    const local = pricedLocally(offer, { amount, tenure });
    if (!local) return { tenure, tenure_type };
    const { month_amount, totalRepay, netAmount, apr } = local;
    return { tenure, tenure_type, month_amount, apr, cost: totalRepay - netAmount };
  });

export interface ChosenLoan {
  /** What the controls show, at once. */
  readonly wish: LoanChoice;
  /** What the lender is asked for; it stands in the address, so a reload finds it again. */
  readonly settled: LoanChoice;
  readonly choose: (change: LoanChoice) => void;
}

/** The borrower's choice of an amount and a time. */
export function useLoanChoice(): ChosenLoan {
  const [search] = useSearchParams();
  const settled = choiceFrom(search);
  const [wish, setWish] = useState(settled);
  useDebouncedAddress(isSameChoice(wish, settled) ? undefined : queryOf(wish));
  return { wish, settled, choose: (change) => setWish((before) => ({ ...before, ...change })) };
}

const queryOf = (choice: LoanChoice): string =>
  new URLSearchParams(
    Object.entries(keysOf(choice)).filter((pair): pair is [string, string] => pair[1] !== undefined),
  ).toString();
