import { useAmountText } from '@clearloan/ui';
import { useLingui } from '@lingui/react/macro';
import { highestAmount } from '../contract';
import { mostPayments, type TypedField } from '../rules/loan-form';
import type { Problem } from '../rules/typed-field';

/** What is wrong with a field and how to put it right, in one sentence. */
export function useProblemText(): (problem: Problem, field?: TypedField | 'name') => string {
  const { t } = useLingui();
  const amounts = useAmountText();
  const highest = amounts.round(highestAmount - (highestAmount % 100));
  const most = String(mostPayments);
  return (problem, field = 'amount') => {
    switch (problem) {
      case 'empty':
        if (field === 'rate') return t`Type a rate. Without interest it is 0.`;
        return field === 'count' ? t`Type how many payments there are.` : t`Type an amount.`;
      case 'letters':
        return t`Use digits only.`;
      case 'negative':
        return t`This cannot be below zero.`;
      case 'unclear':
        return t`This number is not clear. Type it without commas.`;
      case 'zero':
        return field === 'count' ? t`There is at least one payment.` : t`Type an amount above zero.`;
      case 'tooLarge':
        return t`This is too much to work out. Type at most ${highest}.`;
      case 'tooFine':
        return field === 'amount' ? t`An amount has at most two decimals.` : t`Use at most four decimals.`;
      case 'rateTooHigh':
        return field === 'rate' ? t`Type a rate from 0 to 200% a year.` : t`Type a rate from 0 to 100%.`;
      case 'countOutside':
        return field === 'pause'
          ? t`At least one payment has to be left.`
          : t`Type a number from 1 to ${most}.`;
      case 'notWhole':
        return t`Type a whole number.`;
    }
  };
}
