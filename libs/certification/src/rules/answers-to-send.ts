import { type Market, minorOfTyped, plainTyped, readTypedAmount, typedCode } from '@clearloan/formatting';
import type { FormAnswers, FormItem } from '../contract';
import { valueOf, type Answers } from './answers';
import { visibleItems } from './visible-items';
import { moneyText } from '@clearloan/api-client/declare';

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
