import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMarket } from '@clearloan/app-runtime';
import type { FormItem } from '../../contract';
import type { Problem } from '../../rules/problem';

/** Kinds that are chosen, not typed. */
const chosen: ReadonlySet<string> = new Set(['enum', 'citySelect', 'day', 'date']);

/** Says what is wrong with an answer and how to put it right. */
export function useProblemText(): (item: FormItem, problem: Problem) => string {
  const { t } = useLingui();
  const { phone } = useMarket();
  const ofPerson = usePersonText();
  return (item, problem) => {
    switch (problem.kind) {
      case 'refused':
        return problem.message;
      case 'missing':
        return chosen.has(item.cate) ? t`Please choose: ${item.title}` : t`Please fill in: ${item.title}`;
      case 'notOffered':
        return t`Your earlier choice is no longer in the list. Please choose again.`;
      case 'tooLong':
        return t`${problem.length} letters. There is room for ${problem.max}.`;
      case 'tooBig':
        return t`This is more than ${problem.max}. Please check it.`;
      case 'digitCount':
        return t`${plural(problem.has, { one: '# digit', other: '# digits' })}. This number has ${problem.needs}.`;
      case 'notDigits':
        return t`Only digits here, please.`;
      case 'notNumber':
        return t`Please type a whole number, such as 2.`;
      case 'notAmount':
        return t`Please type an amount of money, such as 4,800.00.`;
      case 'notPhone':
        return t`This is not a phone number. One looks like ${phone.example}.`;
      case 'notDate':
        return t`Please choose a day, a month and a year.`;
      case 'pattern':
        return t`This does not look right. Please check it.`;
      default:
        return ofPerson(problem);
    }
  };
}

type PersonProblem = Extract<
  Problem,
  { kind: 'notSame' | 'ownNumber' | 'sameNumber' | 'sameName' | 'sameRelation' }
>;

/** About two answers that must differ, or be the same. */
function usePersonText(): (problem: PersonProblem) => string {
  const { t } = useLingui();
  return (problem) => {
    switch (problem.kind) {
      case 'notSame': {
        if (!problem.endings) return t`The two numbers are different. Please type it again.`;
        const [first, second] = problem.endings;
        return t`The last 2 digits are different: ${first} and ${second}.`;
      }
      case 'ownNumber':
        return t`This is your own number.`;
      case 'sameNumber':
        return t`You gave this number for the other person too.`;
      case 'sameName':
        return t`Please name two different people.`;
      case 'sameRelation':
        return t`Please choose somebody who is something else to you.`;
    }
  };
}
