import type { Minor } from '@clearloan/api-client/declare';
import type { Cost } from '@clearloan/loan-contract';
import { costShape } from '../orders/cost-shape';
import { price, type PriceInput } from '../orders/pricing';
import type { Product } from '../orders/products';

/**
 * Memoises a pure function. The key is the serialised input, so a result is never stale. When the cache is full, the oldest
 * entry is evicted.
 * @param most maximum number of entries
 * @param work depends only on its input, which consists of plain values. Callers must not mutate a result, or an object that
 *   they pass in
 */
export function keptAnswers<Input, Answer extends object>(
  most: number,
  work: (input: Input) => Answer,
): (input: Input) => Answer {
  const kept = new Map<string, Answer>();
  return (input) => {
    const key = keyOf(input);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const answer = work(input);
    const [first] = kept.keys();
    if (first !== undefined && kept.size >= most) kept.delete(first);
    kept.set(key, answer);
    return answer;
  };
}

/** The input object is new on each call, but its nested objects are not, so these are serialised once. */
const keyOf = (input: unknown): string =>
  typeof input === 'object' && input !== null
    ? Object.entries(input)
        .map(([name, part]) => `${name}:${wordsOf(part)}`)
        .join()
    : wordsOf(input);

const written = new WeakMap<object, string>();

function wordsOf(part: unknown): string {
  if (typeof part !== 'object' || part === null) return JSON.stringify(part);
  const words = written.get(part) ?? JSON.stringify(part);
  written.set(part, words);
  return words;
}

const keptPrice = keptAnswers(100, (input: PriceInput) => price(input));

/** The full cost of a product's own example, at most of `limit`, paid out on a day. */
export function exampleCost(product: Product, startDate: string, limit: Minor): Cost {
  const { exampleAmount, exampleTenure: tenure } = product;
  const input = { rules: product, amount: Math.min(exampleAmount, limit), tenure, startDate };
  return costShape(input, keptPrice(input));
}
