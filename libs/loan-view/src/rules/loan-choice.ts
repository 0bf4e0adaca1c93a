import type { Minor } from '@clearloan/formatting';

/** The borrower's wanted amount and tenure; the lender proposes what is not chosen. */
export interface LoanChoice {
  readonly amount?: Minor | undefined;
  readonly tenure?: number | undefined;
}

/** An integer of a URL; undefined for anything else, so that an invalid link gets the lender's proposal. */
const wholeOf = (text: string | null): number | undefined =>
  text !== null && /^\d{1,12}$/.test(text) && Number(text) > 0 ? Number(text) : undefined;

/** Parses a choice from a URL: `?_amount=1500000&_tenure=6`, the amount in minor units. */
export const choiceFrom = (search: URLSearchParams): LoanChoice => ({
  amount: wholeOf(search.get('_amount')),
  tenure: wholeOf(search.get('_tenure')),
});

/** A choice as the app's own query keys. */
export const keysOf = ({ amount, tenure }: LoanChoice) => ({
  _amount: amount?.toString(),
  _tenure: tenure?.toString(),
});

export const isSameChoice = (one: LoanChoice, other: LoanChoice): boolean =>
  one.amount === other.amount && one.tenure === other.tenure;
