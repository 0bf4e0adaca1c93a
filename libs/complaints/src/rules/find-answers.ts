import { wordSearch } from '@clearloan/formatting';
import type { FaqItem } from '../contract';

/**
 * The questions that contain every typed word, in question or answer; those with all words in the question come first.
 */
export function findAnswers(faq: readonly FaqItem[], typed: string): readonly FaqItem[] {
  const isFound = wordSearch(typed);
  const inQuestion = faq.filter(({ q }) => isFound(q));
  const isElsewhere = (item: FaqItem) => !inQuestion.includes(item) && isFound(`${item.q} ${item.a}`);
  return [...inQuestion, ...faq.filter(isElsewhere)];
}

/** The questions of the borrower's previous screen, and the others. */
export function splitByScreen(faq: readonly FaqItem[], screen: string | undefined) {
  const isAskedThere = ({ screens }: FaqItem) => screen !== undefined && screens.includes(screen);
  return { here: faq.filter(isAskedThere), elsewhere: faq.filter((item) => !isAskedThere(item)) };
}
