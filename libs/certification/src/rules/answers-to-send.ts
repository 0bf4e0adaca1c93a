import type { Market } from '@clearloan/formatting';
import type { FormAnswers, FormItem } from '../contract';
import { valueOf, type Answers } from './answers';
import { cleanValue } from './clean-value';
import { visibleItems } from './visible-items';

/**
 * What goes to the lender: the answers to questions in view, in wire form. An answer taken back is sent empty,
 * one never given has no key.
 */
export function answersToSend(items: readonly FormItem[], answers: Answers, market: Market): FormAnswers {
  const sent = visibleItems(items, answers).map(
    (item) => [item.code, cleanValue(item, valueOf(answers, item.code), market), item.value] as const,
  );
  return Object.fromEntries(
    sent.filter(([, value, before]) => value !== '' || Boolean(before)).map(([code, value]) => [code, value]),
  );
}
