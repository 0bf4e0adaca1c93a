import type { Minor } from '@clearloan/formatting';

/** What the borrower wants to borrow and for how long; what is not chosen, the lender proposes. */
export interface LoanChoice {
  readonly amount?: Minor | undefined;
  readonly tenure?: number | undefined;
}

/** A whole number of an address; nothing for anything else, so that a bad link asks for the lender's proposal. */
const wholeOf = (text: string | null): number | undefined =>
  text !== null && /^\d{1,12}$/.test(text) && Number(text) > 0 ? Number(text) : undefined;

/** Reads a choice from an address: `?_amount=1500000&_tenure=6`, the amount in minor units. */
export const choiceFrom = (search: URLSearchParams): LoanChoice => ({
  amount: wholeOf(search.get('_amount')),
  tenure: wholeOf(search.get('_tenure')),
});

/** A choice as the own keys of an address. */
export const keysOf = ({ amount, tenure }: LoanChoice) => ({
  _amount: amount?.toString(),
  _tenure: tenure?.toString(),
});

export const isSameChoice = (one: LoanChoice, other: LoanChoice): boolean =>
  one.amount === other.amount && one.tenure === other.tenure;
