import { useDebouncedAddress } from '@clearloan/app-runtime';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { choiceFrom, isSameChoice, keysOf, type LoanChoice } from '../rules/loan-choice';

export interface ChosenLoan {
  /** The current value of the controls. */
  readonly wish: LoanChoice;
  /** What is requested from the lender; stored in the URL, so that a reload restores it. */
  readonly settled: LoanChoice;
  readonly choose: (change: LoanChoice) => void;
}

/** The borrower's choice of an amount and a tenure. */
export function useLoanChoice(): ChosenLoan {
  const [search] = useSearchParams();
  const settled = choiceFrom(search);
  const [wish, setWish] = useState(settled);
  useDebouncedAddress(isSameChoice(wish, settled) ? undefined : queryOf(wish));
  return { wish, settled, choose: (change) => setWish((before) => ({ ...before, ...change })) };
}

const queryOf = (choice: LoanChoice): string =>
  new URLSearchParams(
    Object.entries(keysOf(choice)).filter((pair): pair is [string, string] => pair[1] !== undefined),
  ).toString();
