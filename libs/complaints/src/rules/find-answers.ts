import { searchText } from '@clearloan/formatting';
import type { FaqItem } from '../contract';

/**
 * The questions that contain every typed word, in question or answer; those with all words in the question come first.
 */
export function findAnswers(faq: readonly FaqItem[], typed: string): readonly FaqItem[] {
  const label = searchText(typed).split(/\s+/).filter(Boolean);
  const holds = (text: string) => label.every((word) => searchText(text).includes(word));
  const inQuestion = faq.filter(({ q }) => holds(q));
  return [...inQuestion, ...faq.filter((item) => !inQuestion.includes(item) && holds(`${item.q} ${item.a}`))];
}

/** The questions of the borrower's previous screen, and the others. */
export function splitByScreen(faq: readonly FaqItem[], screen: string | undefined) {
  const isAskedThere = ({ screens }: FaqItem) => screen !== undefined && screens.includes(screen);
  return { here: faq.filter(isAskedThere), elsewhere: faq.filter((item) => !isAskedThere(item)) };
}
