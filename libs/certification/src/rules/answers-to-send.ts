import { minorOfTyped, plainTyped, readTypedAmount, typedCode, type Market } from '@clearloan/formatting';
import { moneyText } from '@clearloan/api-client/declare';
import type { FormAnswers, FormItem } from '../contract';
import { valueOf, type Answers } from './answers';

/**
 * The visible questions: those without a condition, and those whose condition is met by a visible question. A
 * condition on a missing question, or one in a cycle, could never be met and is ignored: a superfluous question can
 * be answered, a hidden one cannot. Of two questions with the same code the first wins.
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

/** The question that determines this one; undefined if the chain leads back to it. */
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

/**
 * What is sent to the lender: the answers to visible questions, in wire form. A removed answer is sent empty, one
 * never given has no key.
 */
export function answersToSend(items: readonly FormItem[], answers: Answers, market: Market): FormAnswers {
  const sent = visibleItems(items, answers).map(
    (item) => [item.code, cleanValue(item, valueOf(answers, item.code), market), item.value] as const,
  );
  return Object.fromEntries(
    sent.filter(([, value, before]) => value !== '' || Boolean(before)).map(([code, value]) => [code, value]),
  );
}

/**
 * A typed value in wire form: numbers without grouping and spaces, an amount as a decimal string. What cannot be
 * parsed stays as typed, so that validation reports it.
 */
export function cleanValue({ cate, inputType }: FormItem, typed: string, market: Market): string {
  const trimmed = typed.trim();
  if (cate !== 'txt') return trimmed;
  switch (inputType) {
    case 'digits':
      return typedCode(trimmed);
    case 'number':
      return plainTyped(trimmed).replace(/[ -]/g, '');
    case 'tel':
      return typedCode(trimmed).replace(/[()/]/g, '');
    case 'money':
      return amountOnWire(trimmed, market);
    default:
      return trimmed.replace(/\s+/g, ' ');
  }
}

function amountOnWire(typed: string, market: Market): string {
  const amount = minorOfTyped(readTypedAmount(typed, market));
  return amount === undefined ? typed : moneyText(amount);
}
