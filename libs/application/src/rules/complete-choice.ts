import type { Minor } from '@clearloan/formatting';
import { nearestAmount, type AmountRange, type LoanChoice } from '@clearloan/loan-view/rules';
import type { ProductOffer } from '../contract';

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
