import { useLingui } from '@lingui/react/macro';
import type { NumberDoubt } from '../../rules/id-numbers';

/** Says what may be wrong with a number. It can be sent all the same: the lender decides. */
export function useDoubtText(): (doubt: NumberDoubt) => string {
  const { t } = useLingui();
  return (doubt) => {
    switch (doubt) {
      case 'shape':
        return t`Please compare it with your paper: a letter or digit may be missing.`;
      case 'checkDigit':
        return t`One digit may be wrong. Please compare it with your paper.`;
      case 'notPerson':
        return t`This looks like the number of a company. Please give your own.`;
      case 'otherBirthday':
        return t`This number says another date of birth. Please check both.`;
      case 'otherGender':
        return t`This number says another gender. Please check both.`;
      case 'runningNumber':
        return t`Please check the last four digits.`;
      case 'noSuchDay':
        return t`The date of birth in this number does not exist. Please compare it with your card.`;
    }
  };
}
