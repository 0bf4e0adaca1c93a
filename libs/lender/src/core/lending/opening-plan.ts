import type { Minor } from '@clearloan/api-client/declare';
import { periodsPerYear, sum } from '@clearloan/loan-math';
import type { BorrowerFacts } from '../../modules/certification/borrower-facts';
import { chargedBeside, costOf, price } from '../orders/pricing';
import type { Product } from '../orders/products';

/** A payment may take half of the income. */
const incomePerPayment = 2;

/**
 * The tenure with which a product opens for this person, until they choose one. Of several plans it is the cheapest whose
 * payments fit the income, or the one with the lowest payment if none does. It is the product's example while the income is
 * unknown.
 */
export function openingTenure(
  product: Product,
  amount: Minor,
  { monthlyIncome }: Pick<BorrowerFacts, 'monthlyIncome'>,
  startDate: string,
): number {
  const { confirmation, tenures, tenureType, exampleTenure } = product;
  if (confirmation !== 'plans' || monthlyIncome === undefined) return exampleTenure;
  const plans = tenures.map((tenure) => {
    const priced = price({ rules: product, amount, tenure, startDate });
    return { tenure, payment: priced.instalment, cost: sum([costOf(priced), chargedBeside(priced)]) };
  });
  const yearly = monthlyIncome * 12;
  const fitting = plans.filter(
    ({ payment }) => payment * periodsPerYear(tenureType) * incomePerPayment <= yearly,
  );
  const [cheapest] = fitting.sort((one, other) => one.cost - other.cost);
  const [lightest] = plans.sort((one, other) => one.payment - other.payment);
  return (cheapest ?? lightest)?.tenure ?? exampleTenure;
}
