import type { Market } from '@clearloan/formatting';
import type { FormItem } from '../contract';
import { valueOf, type Answers } from './answers';
import { checkItem } from './check-item';
import type { Problem, Problems } from './problem';
import { visibleItems } from './visible-items';

/** A look over several answers at once: two numbers that must differ, or be the same. */
export type CrossCheck = (answers: Answers) => Problems;

const noCrossCheck: CrossCheck = () => new Map();

/** Everything wrong with the questions in view, in their order. A question's own problem comes before a shared one. */
export function checkForm(
  items: readonly FormItem[],
  answers: Answers,
  market: Market,
  crossCheck: CrossCheck = noCrossCheck,
): Problems {
  const shared = crossCheck(answers);
  const found = new Map<string, Problem>();
  for (const item of visibleItems(items, answers)) {
    const problem = checkItem(item, valueOf(answers, item.code), market) ?? shared.get(item.code);
    if (problem) found.set(item.code, problem);
  }
  return found;
}
