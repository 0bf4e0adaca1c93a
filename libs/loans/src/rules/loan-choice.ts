import type { Minor } from '@clearloan/formatting';
import type { ProductOffer } from '../contract';
import { nearestAmount, type AmountRange } from './amount-choice';

/** The borrower's wanted amount and tenure; the lender proposes what is not chosen. */
export interface LoanChoice {
  readonly amount?: Minor | undefined;
  readonly tenure?: number | undefined;
}

/** An integer of a URL; undefined for anything else, so that an invalid link gets the lender's proposal. */
const wholeOf = (text: string | null): number | undefined =>
  text !== null && /^\d{1,12}$/.test(text) && Number(text) > 0 ? Number(text) : undefined;

/** Parses a choice from a URL: `?_amount=1500000&_tenure=6`, the amount in minor units. */
export const choiceFrom = (search: URLSearchParams): LoanChoice => ({
  amount: wholeOf(search.get('_amount')),
  tenure: wholeOf(search.get('_tenure')),
});

/** A choice as the app's own query keys. */
export const keysOf = ({ amount, tenure }: LoanChoice) => ({
  _amount: amount?.toString(),
  _tenure: tenure?.toString(),
});

export const isSameChoice = (one: LoanChoice, other: LoanChoice): boolean =>
  one.amount === other.amount && one.tenure === other.tenure;

/** A loan that can be borrowed: an amount and a tenure of the product. */
export interface CompleteChoice {
  readonly amount: Minor;
  readonly tenure: number;
}

/** The amounts of a product. */
export const rangeOf = ({ amountMin, amountStep, product }: ProductOffer): AmountRange => ({
  min: amountMin,
  max: product.amountMax,
  step: amountStep,
});

/** What a borrower chose of a product, from a URL or the controls; the product's example for what is not chosen or not offered. */
export function completeChoice({ amount, tenure }: LoanChoice, offer: ProductOffer): CompleteChoice {
  const { costExample: example, tenures } = offer;
  return {
    amount: nearestAmount(amount ?? example.principal, rangeOf(offer)),
    tenure: tenures.some((each) => each.tenure === tenure) ? (tenure ?? example.tenure) : example.tenure,
  };
}
