import { useAmountText } from '@clearloan/ui';
import { useLingui } from '@lingui/react/macro';
import { highestAmount } from '../contract';
import { mostPayments, type TypedField } from '../rules/loan-form';
import type { Problem } from '../rules/typed-field';

/** What is wrong with a field and how to fix it, in one sentence. */
export function useProblemText(): (problem: Problem, field?: TypedField | 'name') => string {
  const { t } = useLingui();
  const amounts = useAmountText();
  const highest = amounts.round(highestAmount - (highestAmount % 100));
  const most = String(mostPayments);
  return (problem, field = 'amount') => {
    switch (problem) {
      case 'empty':
        if (field === 'rate') return t`Enter a rate. For no interest, enter 0.`;
        return field === 'count' ? t`Enter the number of payments.` : t`Enter an amount.`;
      case 'letters':
        return t`Use digits only.`;
      case 'negative':
        return t`Enter zero or more.`;
      case 'unclear':
        return t`This number isn’t clear. Type it without commas.`;
      case 'zero':
        return field === 'count' ? t`Enter at least one payment.` : t`Enter an amount above zero.`;
      case 'tooLarge':
        return t`This is too large to calculate. Enter at most ${highest}.`;
      case 'tooFine':
        return field === 'amount' ? t`Use at most two decimals.` : t`Use at most four decimals.`;
      case 'rateTooHigh':
        return field === 'rate' ? t`Enter a rate from 0 to 200% a year.` : t`Enter a rate from 0 to 100%.`;
      case 'countOutside':
        return field === 'pause' ? t`Leave at least one payment.` : t`Enter a number from 1 to ${most}.`;
      case 'notWhole':
        return t`Enter a whole number.`;
    }
  };
}
