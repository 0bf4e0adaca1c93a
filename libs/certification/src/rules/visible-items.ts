import type { FormItem } from '../contract';
import { valueOf, type Answers } from './answers';

/**
 * The questions in view: those without a condition, and those whose condition is met by a question that is itself in
 * view. A condition on a question that is not in the form, or that goes in a circle, could never be met and is void:
 * a question too many can be answered, a hidden one cannot. Of two questions with one code the first counts.
 */
export function visibleItems(items: readonly FormItem[], answers: Answers): readonly FormItem[] {
  const byCode = new Map(items.toReversed().map((item) => [item.code, item]));
  const isVisible = (item: FormItem): boolean => {
    const decider = deciderOf(item, byCode);
    if (!item.showWhen || !decider) return true;
    return item.showWhen.values.includes(valueOf(answers, decider.code)) && isVisible(decider);
  };
  return [...new Set(items.map(({ code }) => byCode.get(code)))].filter(
    (item): item is FormItem => item !== undefined && isVisible(item),
  );
}

type ByCode = ReadonlyMap<string, FormItem>;

const namedDecider = ({ showWhen }: FormItem, byCode: ByCode): FormItem | undefined =>
  showWhen && byCode.get(showWhen.code);

/** The question that decides about this one; none when the chain of deciders leads back to it. */
function deciderOf(item: FormItem, byCode: ByCode): FormItem | undefined {
  const passed = new Set<FormItem>();
  let decider = namedDecider(item, byCode);
  while (decider && !passed.has(decider)) {
    if (decider === item) return undefined;
    passed.add(decider);
    decider = namedDecider(decider, byCode);
  }
  return namedDecider(item, byCode);
}
