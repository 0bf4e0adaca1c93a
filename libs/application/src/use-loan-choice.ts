import { useDebouncedAddress } from '@clearloan/app-runtime';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { choiceFrom, isSameChoice, keysOf, type LoanChoice } from '@clearloan/loan-view/rules';

export interface ChosenLoan {
  /** The current value of the controls. */
  readonly choice: LoanChoice;
  /** What is requested from the lender; stored in the URL, so that a reload restores it. */
  readonly settled: LoanChoice;
  readonly choose: (change: LoanChoice) => void;
}

/** The borrower's choice of an amount and a tenure. */
export function useLoanChoice(): ChosenLoan {
  const [search] = useSearchParams();
  const settled = choiceFrom(search);
  const [choice, setChoice] = useState(settled);
  useDebouncedAddress(isSameChoice(choice, settled) ? undefined : queryOf(choice));
  return { choice, settled, choose: (change) => setChoice((before) => ({ ...before, ...change })) };
}

const queryOf = (choice: LoanChoice): string =>
  new URLSearchParams(
    Object.entries(keysOf(choice)).filter((pair): pair is [string, string] => pair[1] !== undefined),
  ).toString();
