import type { Market } from '@clearloan/formatting';
import { withChineseDigits } from '@clearloan/formatting/chinese';

/** An amount in Chinese words becomes digits when its field is left. Words that cannot be read stay. */
export function readWords(
  field: HTMLInputElement,
  { currency }: Pick<Market, 'currency'>,
  onType: (text: string) => void,
) {
  const read = withChineseDigits(field.value, currency.decimalSeparator);
  if (read !== field.value) onType(read);
}
