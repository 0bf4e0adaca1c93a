import type { Minor } from '@clearloan/formatting';
import { amountInWords } from '@clearloan/formatting/in-words';
import { useAmountsHidden, useLanguage, useMarket } from '@clearloan/app-runtime';
import { useAmountText } from '@clearloan/ui';

/**
 * An amount in spoken form; hidden ones stay hidden, and a currency without a name is read by its figures.
 */
export function useSpokenAmount(): (amount: Minor) => string {
  const { text } = useAmountText();
  const { hidden } = useAmountsHidden();
  const language = useLanguage();
  const market = useMarket();
  return (amount) => (hidden ? undefined : amountInWords(amount, language, market)) ?? text(amount);
}
