import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMarket } from '@clearloan/app-runtime';
import type { FormItem } from '../../contract';
import type { Problem } from '../../rules/check-item';

/** The text of a problem: what is wrong with an answer and how to fix it, in the lender's words if it has some. */
export function useProblemText(): (item: FormItem, problem: Problem) => string {
  const { t } = useLingui();
  const { phone } = useMarket();
  const ofPerson = usePersonText();
  return (item, problem) => {
    switch (problem.kind) {
      case 'refused':
        return problem.message;
      case 'missing':
        return item.missingText ?? t`Answer this.`;
      case 'notOffered':
        return t`This isn’t offered any more. Choose again.`;
      case 'tooLong':
        return t`${problem.length} characters. The limit is ${problem.max}.`;
      case 'tooBig':
        return t`Enter ${problem.max} or less.`;
      case 'digitCount': {
        const { least, most, has } = problem;
        const digits = least === most ? most : `${least}–${most}`;
        return (
          item.formatText ??
          t`Use ${plural(most, { one: '# digit', other: `${digits} digits` })}. You typed ${has}.`
        );
      }
      case 'notDigits':
        return t`Use digits only.`;
      case 'notNumber':
        return t`Enter a whole number, such as 2.`;
      case 'notAmount':
        return t`Enter an amount, such as 4,800.00.`;
      case 'notPhone':
        return t`Enter a phone number, like ${phone.example}.`;
      case 'notDate':
        return t`Choose a day, month and year.`;
      case 'pattern':
        return item.formatText ?? t`Check each character.`;
      default:
        return ofPerson(problem);
    }
  };
}

type PersonProblem = Extract<Problem, { kind: 'notSame' | 'ownNumber' | 'sameNumber' | 'sameRelation' }>;

/** For two answers that must differ, or be equal. */
function usePersonText(): (problem: PersonProblem) => string {
  const { t } = useLingui();
  return (problem) => {
    switch (problem.kind) {
      case 'notSame': {
        if (!problem.endings) return t`The two numbers don’t match. Type it again.`;
        const [first, second] = problem.endings;
        return t`The last 2 digits don’t match: ${first} and ${second}.`;
      }
      case 'ownNumber':
        return t`That’s your own number. Enter theirs.`;
      case 'sameNumber':
        return t`You’ve used this number for the other person.`;
      case 'sameRelation':
        return t`Choose a different relationship for this contact.`;
    }
  };
}
