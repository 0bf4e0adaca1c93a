import { formatMinor, formatMinorHidden, formatMinorRound, type Minor } from '@clearloan/formatting';
import { useAmountsHidden } from '@clearloan/app-runtime';
import { useMarket } from '@clearloan/app-runtime';

interface AmountText {
  /** `¥2,142.31`, or `¥ ••••` while amounts are hidden. */
  text: (amount: Minor) => string;
  /** `¥5,000`: for amounts the borrower picks. */
  round: (amount: Minor) => string;
}

/**
 * Formats amounts inside a sentence or a button ("Pay ¥2,142.31"), hidden when the borrower hides amounts.
 */
export function useAmountText(): AmountText {
  const market = useMarket();
  const { hidden } = useAmountsHidden();
  return {
    text: (amount) => (hidden ? formatMinorHidden(market) : formatMinor(amount, market)),
    round: (amount) => (hidden ? formatMinorHidden(market) : formatMinorRound(amount, market)),
  };
}
