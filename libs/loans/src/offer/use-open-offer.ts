import type { CallError } from '@clearloan/api-client';
import { codes, type Cost } from '@clearloan/api-client/declare';
import { useState } from 'react';
import type { LoanOffer } from '../contract';
import { useOffer } from '../queries';
import { checkMaths } from '../rules/check-maths';
import { localCost } from '../rules/local-cost';
import { isSameChoice, type LoanChoice } from '../rules/loan-choice';
import type { ChosenLoan } from './use-loan-choice';

const overCodes = new Set<number | null>([codes.offerEnded, codes.notAllowedNow]);
const isOverBy = (error: CallError | null): boolean =>
  error?.kind === 'Business' && overCodes.has(error.code);

export interface OpenOffer {
  readonly read: ReturnType<typeof useOffer>;
  /** The last offer that the lender priced; it stays in view while another choice is priced or cannot be. */
  readonly offer: LoanOffer | undefined;
  /** The offer on view is the answer to what the controls show. */
  readonly isCurrent: boolean;
  /** What this phone makes of the choice while the lender is asked; nothing where it could be wrong. */
  readonly local: Cost | undefined;
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
    local: isCurrent || read.isError || !offer ? undefined : locallyPriced(offer, wish),
    isOver: isOverBy(read.error) || (offer !== undefined && offer.orderStatus !== 'approved'),
  };
}

/** A phone that does not come to the lender's own figures does not price another choice either. */
const locallyPriced = (offer: LoanOffer, wish: LoanChoice): Cost | undefined =>
  checkMaths(offer).result === 'agrees' ? localCost(offer, wish) : undefined;
