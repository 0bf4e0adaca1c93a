import type { Minor } from '@clearloan/api-client/declare';
import type { Cost } from '@clearloan/loan-contract';
import { costShape } from '../orders/cost-shape';
import { price, type Wish } from '../orders/pricing';
import type { Product } from '../orders/products';

/**
 * Keeps what a pure function answered. The key is all that it was asked with, word by word, so that an answer is never
 * stale: whatever changes is asked anew. The one that was made first goes when there are too many.
 * @param most how many answers are kept
 * @param work reads its input alone, all of it plain values; whoever gets an answer, or made an object that stands in an
 *   input, leaves it as it is
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

/** An input is made for each question, the objects in it are not: those are written down once. */
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

const keptPrice = keptAnswers(100, (wish: Wish) => price(wish));

/** The whole price of a product's own example, at most of `limit`, paid out on a day. */
export function exampleCost(product: Product, startDate: string, limit: Minor): Cost {
  const { exampleAmount, exampleTenure: tenure } = product;
  const wish = { rules: product, amount: Math.min(exampleAmount, limit), tenure, startDate };
  return costShape(wish, keptPrice(wish));
}
