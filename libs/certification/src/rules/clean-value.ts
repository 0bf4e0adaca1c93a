import { moneyText } from '@clearloan/api-client/declare';
import { minorOfTyped, plainTyped, readTypedAmount, typedCode, type Market } from '@clearloan/formatting';
import type { FormItem } from '../contract';

/**
 * A typed value in wire form: groups and blanks out of numbers, an amount as a decimal string. What cannot be read
 * stays as typed, for the check to name.
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
