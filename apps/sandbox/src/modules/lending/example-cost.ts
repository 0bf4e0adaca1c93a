import type { Cost, Minor } from '@clearloan/api-client/declare';
import { costShape } from '../orders/cost-shape';
import { keptAnswers } from './kept-answers';
import { price, type Wish } from '../orders/pricing';
import type { Product } from '../orders/products';

const keptPrice = keptAnswers(100, (wish: Wish) => price(wish));

/** The whole price of a product's own example, at most of `limit`, paid out on a day. */
export function exampleCost(product: Product, startDate: string, limit: Minor): Cost {
  const { exampleAmount, exampleTenure: tenure } = product;
  const wish = { rules: product, amount: Math.min(exampleAmount, limit), tenure, startDate };
  return costShape(wish, keptPrice(wish));
}
