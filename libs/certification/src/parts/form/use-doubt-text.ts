import { useLingui } from '@lingui/react/macro';
import type { NumberDoubt } from '../../rules/id-numbers';

/** Says what may be wrong with a number. It can be sent all the same: the lender decides. */
export function useDoubtText(): (doubt: NumberDoubt) => string {
  const { t } = useLingui();
  return (doubt) => {
    switch (doubt) {
      case 'shape':
        return t`Check it against your ID: a letter or digit may be missing.`;
      case 'checkDigit':
        return t`One digit may be wrong. Check it against your ID.`;
      case 'notPerson':
        return t`This looks like a company’s number. Enter your own.`;
      case 'otherBirthday':
        return t`This number doesn’t match your date of birth. Check both.`;
      case 'otherGender':
        return t`This number doesn’t match your gender. Check both.`;
      case 'runningNumber':
        return t`Check the last four digits.`;
      case 'noSuchDay':
        return t`The date of birth in this number doesn’t exist. Check it against your card.`;
    }
  };
}
