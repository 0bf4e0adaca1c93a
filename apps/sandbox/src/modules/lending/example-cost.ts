import type { Cost } from '@clearloan/api-client/declare';
import { costShape } from '../orders/cost-shape';
import { keptAnswers } from './kept-answers';
import { price, type Wish } from '../orders/pricing';
import type { Product } from '../orders/products';

const keptPrice = keptAnswers(100, (wish: Wish) => price(wish));

/** The whole price of a product's own example, paid out on a day: the same for everybody who asks on that day. */
export function exampleCost(product: Product, startDate: string): Cost {
  const { exampleAmount: amount, exampleTenure: tenure } = product;
  const wish = { rules: product, amount, tenure, startDate };
  return costShape(wish, keptPrice(wish));
}
