/** One thing to choose; `value` goes to the server, `words` to the borrower. */
export interface Option {
  value: string;
  words: string;
}

/** More than this many cannot be overlooked at once: they get a search. */
export const manyOptions = 8;

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The options that hold what was typed, accents and case aside; those that begin with it first. */
export function optionsFor<Found extends Option>(typed: string, options: readonly Found[]): readonly Found[] {
  const wanted = plain(typed.trim());
  if (wanted === '') return options;
  const begins = (option: Found) => plain(option.words).startsWith(wanted);
  const found = options.filter(({ words }) => plain(words).includes(wanted));
  return [...found.filter(begins), ...found.filter((option) => !begins(option))];
}
