import type { Minor } from '@clearloan/formatting';
import type { ProductOffer } from '../contract';
import { nearestAmount, type AmountRange } from './amount-choice';
import type { LoanChoice } from './loan-choice';

/** A loan that can be borrowed: an amount and a tenure of the product. */
export interface LoanWish {
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
export function wishFrom({ amount, tenure }: LoanChoice, offer: ProductOffer): LoanWish {
  const { costExample: example, tenures } = offer;
  return {
    amount: nearestAmount(amount ?? example.principal, rangeOf(offer)),
    tenure: tenures.some((each) => each.tenure === tenure) ? (tenure ?? example.tenure) : example.tenure,
  };
}
