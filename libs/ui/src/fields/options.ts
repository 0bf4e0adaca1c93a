import { searchText } from '@clearloan/formatting';

/** One thing to choose; `value` goes to the server, `words` to the borrower. */
export interface Option {
  value: string;
  label: string;
}

/** More than this many cannot be overlooked at once: they get a search. */
export const manyOptions = 8;

/** The options that hold what was typed, accents and case aside; those that begin with it first. */
export function optionsFor<Found extends Option>(typed: string, options: readonly Found[]): readonly Found[] {
  const wanted = searchText(typed);
  if (wanted === '') return options;
  const begins = (option: Found) => searchText(option.label).startsWith(wanted);
  const found = options.filter(({ label }) => searchText(label).includes(wanted));
  return [...found.filter(begins), ...found.filter((option) => !begins(option))];
}
