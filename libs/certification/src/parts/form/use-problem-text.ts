import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMarket } from '@clearloan/app-runtime';
import type { FormItem } from '../../contract';
import type { Problem } from '../../rules/problem';

/** The text of a problem: what is wrong with an answer and how to fix it, in the lender's words if it has some. */
export function useProblemText(): (item: FormItem, problem: Problem) => string {
  const { t } = useLingui();
  const { phone } = useMarket();
  const missing = useMissingText();
  const ofPerson = usePersonText();
  return (item, problem) => {
    switch (problem.kind) {
      case 'refused':
        return problem.message;
      case 'missing':
        return item.missingText ?? missing(item);
      case 'notOffered':
        return t`Your earlier choice isn’t in the list any more. Choose again.`;
      case 'tooLong':
        return t`${problem.length} characters. The limit is ${problem.max}.`;
      case 'tooBig':
        return t`Enter ${problem.max} or less.`;
      case 'digitCount':
        if (item.formatText) return item.formatText;
        if (problem.least !== problem.most)
          return t`Use ${problem.least} to ${problem.most} digits. You typed ${problem.has}.`;
        return t`Use ${plural(problem.least, { one: '# digit', other: '# digits' })}. You typed ${problem.has}.`;
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
        return item.formatText ?? t`This isn’t in the right format. Compare each character.`;
      default:
        return ofPerson(problem);
    }
  };
}

/** What to do for a missing answer, by the kind of its question. */
function useMissingText(): (item: FormItem) => string {
  const { t } = useLingui();
  const { phone } = useMarket();
  return ({ cate, inputType }) => {
    switch (cate) {
      case 'enum':
        return t`Choose one.`;
      case 'citySelect':
        return t`Choose a city.`;
      case 'day':
        return t`Choose a day of the month.`;
      case 'date':
        return t`Choose a day, month and year.`;
    }
    if (inputType === 'money') return t`Enter an amount, such as 4,800.00.`;
    if (inputType === 'number') return t`Enter a whole number, such as 2.`;
    return inputType === 'tel' ? t`Enter a phone number, like ${phone.example}.` : t`Fill this in.`;
  };
}

type PersonProblem = Extract<
  Problem,
  { kind: 'notSame' | 'ownNumber' | 'sameNumber' | 'sameName' | 'sameRelation' }
>;

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
      case 'sameName':
        return t`Enter two different people.`;
      case 'sameRelation':
        return t`Choose a different relationship for this contact.`;
    }
  };
}
