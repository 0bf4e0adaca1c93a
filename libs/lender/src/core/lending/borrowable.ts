import type { Minor } from '@clearloan/api-client/declare';
import { compare, ratioFromDecimal } from '@clearloan/loan-math';
import type { BorrowerFacts } from '../../modules/certification/borrower-facts';
import { isClosed, type OrderStatus } from '../orders/order-moves';
import type { Product } from '../orders/products';
import { earnsEnough, isOfAge, limitFor } from './eligibility';
import { aprRange } from './product-shape';

/** A loan available to this person, with its maximum amount. */
export interface Borrowable {
  readonly product: Product;
  readonly limit: Minor;
}

/** What the lender knows about a person when it offers loans. */
export interface Asker {
  readonly sold: readonly Product[];
  readonly own: readonly OwnOrder[];
  readonly facts: BorrowerFacts;
  /** Business day. */
  readonly today: string;
}
export interface OwnOrder {
  readonly productId: string;
  readonly status: OrderStatus;
  readonly retryAt: string | null;
}

/**
 * The loans available to this person, cheapest first. Home, the account and the product take their limits from here. Someone
 * with an overdue payment gets none. While the income is unknown, only loans with the lowest requirement count.
 */
export function borrowable({ sold, own, facts, today }: Asker): readonly Borrowable[] {
  if (own.some(({ status }) => status === 'overdue') || isOfAge(facts, today) === 'no') return [];
  const lowestBar = Math.min(...sold.map(({ minMonthlyIncome }) => minMonthlyIncome));
  const mayHave = (product: Product) =>
    !isTaken(own, product) &&
    !isToWait(own, product, today) &&
    (facts.monthlyIncome === undefined
      ? product.minMonthlyIncome === lowestBar
      : earnsEnough(facts, product) === 'yes');
  return sold
    .filter(mayHave)
    .map((product) => ({ product, limit: knownLimit(facts, product) }))
    .sort((one, other) => byCost(one.product, other.product));
}

/** Before the identity is verified, the limit is the product's own. */
export const knownLimit = (facts: BorrowerFacts, product: Product): Minor =>
  facts.identitySavedAt === undefined ? product.amountMax : limitFor(facts, product);

const isTaken = (own: readonly OwnOrder[], { productId }: Product): boolean =>
  own.some((order) => order.productId === productId && !isClosed(order.status));

const isToWait = (own: readonly OwnOrder[], { productId }: Product, today: string): boolean =>
  own.some(({ retryAt, ...order }) => order.productId === productId && retryAt !== null && retryAt > today);

/** By the lowest APR, then by the highest. All lists of loans use this order. */
export function byCost(one: Product, other: Product): number {
  const [first, second] = [aprRange(one), aprRange(other)];
  const compareApr = (a: string, b: string) => compare(ratioFromDecimal(a), ratioFromDecimal(b));
  return compareApr(first.aprMin, second.aprMin) || compareApr(first.aprMax, second.aprMax);
}
