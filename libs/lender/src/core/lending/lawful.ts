import { codes } from '@clearloan/api-client/declare';
import { marketFaults, sum, type MarketFault, type MarketRules } from '@clearloan/loan-math';
import { msg } from '@lingui/core/macro';
import { refuse } from '../../platform/context/refusal';
import { thisLender } from '../../platform/lender/lender';
import { ages } from './eligibility';
import { keptAnswers } from './kept-answers';
import { price, type Price, type PriceInput } from '../orders/pricing';
import { findProduct, listProducts, type Product } from '../orders/products';

/** The market rules that one loan would break if it were signed on its first day. */
function faultsOfLoan(rules: MarketRules, product: Product, input: PriceInput, priced: Price): MarketFault[] {
  return marketFaults(rules, {
    startDate: input.startDate,
    tenure: input.tenure,
    tenureType: product.tenureType,
    cost: priced,
    chargesOfOthers: sum(priced.charges.map(({ amount }) => amount)),
    lateFeePercentPerDay: product.lateFeePercentPerDay,
    lateFeeCapPercent: product.lateFeeCapPercent,
    lateFeeTaxPercent: product.taxPercent,
    prepayFeePercent: product.prepayFeePercent,
    coolingOffDays: product.coolingOffDays,
    // This lender fixes its rates at signing.
    isFixedRate: true,
    lateFeesBearInterest: false,
    takesPartPayments: true,
    borrower: { ageFrom: ages.least, monthlyIncome: product.minMonthlyIncome },
  });
}

interface Offered {
  readonly product: Product;
  readonly rules: MarketRules;
  readonly day: string;
}

/** The same over all tenures of a product, at its smallest and largest amount; memoised, because it is expensive. */
const faultsOfCatalogue = keptAnswers(200, ({ product, rules, day }: Offered): readonly MarketFault[] => {
  const found = product.tenures.flatMap((tenure) =>
    [product.amountMin, product.amountMax].flatMap((amount) => {
      const input = { rules: product, amount, tenure, startDate: day };
      return faultsOfLoan(rules, product, input, price(input));
    }),
  );
  return [...new Map(found.map((fault) => [fault.rule, fault])).values()];
});

/** A market without rules, such as the sample market, forbids nothing. */
const hasRules = ({ market: _, ...tables }: MarketRules): boolean =>
  Object.values(tables).some((rows) => rows.length > 0);

/** The legal reasons why a product cannot be sold on a day; empty if it can. */
export const faultsOf = (product: Product, day: string): readonly MarketFault[] => {
  const { law } = thisLender();
  return hasRules(law) ? faultsOfCatalogue({ product, rules: law, day }) : [];
};

export const isSold = (product: Product, day: string): boolean => faultsOf(product, day).length === 0;

const notSold = () => refuse(codes.notAllowedNow, msg`This loan isn’t available now.`);

/** Rejects with 1002 if the product does not exist, and with 1003 if this market's law forbids it on a day. */
export async function findSold(productId: string, day: string): Promise<Product> {
  const product = await findProduct(productId);
  if (!isSold(product, day)) throw notSold();
  return product;
}

/** Rejects with 1003 a loan that breaks this market's law, even if other loans of the product do not. */
export function refuseUnlawful(product: Product, input: PriceInput, priced: Price): void {
  const { law } = thisLender();
  if (hasRules(law) && faultsOfLoan(law, product, input, priced).length > 0) throw notSold();
}

/** A log line per product that is not sold on a day, with the reasons. */
export async function unsoldLines(day: string): Promise<readonly string[]> {
  const { law } = thisLender();
  return (await listProducts()).flatMap((product) =>
    faultsOf(product, day).map(
      ({ rule, source }) => `${product.productId} is not sold in ${law.market}: ${rule} (${source})`,
    ),
  );
}
