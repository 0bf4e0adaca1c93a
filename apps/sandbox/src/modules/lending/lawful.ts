import { codes } from '@clearloan/api-client/declare';
import { marketFaults, type LoanCost, type MarketFault, type MarketRules } from '@clearloan/loan-math';
import { msg } from '@lingui/core/macro';
import { refuse } from '../../context/refusal';
import { law } from '../../context/market';
import { keptAnswers } from './kept-answers';
import { price, type Wish } from '../orders/pricing';
import { findProduct, listProducts, type Product } from '../orders/products';

/** The rules of this market that one loan would break, were it signed on its first day. */
function faultsOfLoan(rules: MarketRules, product: Product, wish: Wish, priced: LoanCost): MarketFault[] {
  return marketFaults(rules, {
    startDate: wish.startDate,
    tenure: wish.tenure,
    tenureType: product.tenureType,
    cost: priced,
    lateFeePercentPerDay: product.lateFeePercentPerDay,
    lateFeeCapPercent: product.lateFeeCapPercent,
    lateFeeTaxPercent: product.taxPercent,
    prepayFeePercent: product.prepayFeePercent,
    coolingOffDays: product.coolingOffDays,
    // This lender's rates are fixed when a loan is signed.
    isFixedRate: true,
  });
}

interface Offered {
  readonly product: Product;
  readonly rules: MarketRules;
  readonly day: string;
}

/** The same over all times of a product, at its smallest and largest amount; kept, for it costs many steps. */
const faultsOfCatalogue = keptAnswers(200, ({ product, rules, day }: Offered): readonly MarketFault[] => {
  const found = product.tenures.flatMap((tenure) =>
    [product.amountMin, product.amountMax].flatMap((amount) => {
      const wish = { rules: product, amount, tenure, startDate: day };
      return faultsOfLoan(rules, product, wish, price(wish));
    }),
  );
  return [...new Map(found.map((fault) => [fault.rule, fault])).values()];
});

/** A market without rules forbids nothing: the sample market. */
const hasRules = ({ market: _, ...tables }: MarketRules): boolean => Object.keys(tables).length > 0;

/** What keeps a product from being sold on a day, with the texts of the law; nothing where it may be. */
export const faultsOf = (product: Product, day: string): readonly MarketFault[] =>
  hasRules(law) ? faultsOfCatalogue({ product, rules: law, day }) : [];

export const isSold = (product: Product, day: string): boolean => faultsOf(product, day).length === 0;

const notSold = () => refuse(codes.notAllowedNow, msg`This loan isn’t available now.`);

/** Refuses with 1002 when there is no such product, with 1003 when this market's law does not allow it on a day. */
export async function findSold(productId: string, day: string): Promise<Product> {
  const product = await findProduct(productId);
  if (!isSold(product, day)) throw notSold();
  return product;
}

/** Refuses with 1003 a loan that breaks this market's law, whatever the product's other loans do. */
export function refuseUnlawful(product: Product, wish: Wish, priced: LoanCost): void {
  if (hasRules(law) && faultsOfLoan(law, product, wish, priced).length > 0) throw notSold();
}

/** A line for the operator for each product that is not sold on a day, and why. */
export async function unsoldLines(day: string): Promise<readonly string[]> {
  return (await listProducts()).flatMap((product) =>
    faultsOf(product, day).map(
      ({ rule, source }) => `${product.productId} is not sold in ${law.market}: ${rule} (${source})`,
    ),
  );
}
