import { useEffect, useState } from 'react';
import { useNavigation, useSearchParams } from 'react-router-dom';
import { choiceFrom, isSameChoice, keysOf, type LoanChoice } from '../rules/loan-choice';

/** So long a finger may rest between two steps before the lender is asked for a price. */
const settleMs = 350;

export interface ChosenLoan {
  /** What the controls show, at once. */
  readonly wish: LoanChoice;
  /** What the lender is asked for; it stands in the address, so a reload finds it again. */
  readonly settled: LoanChoice;
  readonly choose: (change: LoanChoice) => void;
}

/** The borrower's choice of an amount and a time. */
export function useLoanChoice(): ChosenLoan {
  const [search, setSearch] = useSearchParams();
  const settled = choiceFrom(search);
  const [wish, setWish] = useState(settled);
  const isSettled = isSameChoice(wish, settled);
  const isStaying = useNavigation().state === 'idle';
  useEffect(() => {
    // While another screen is on its way, a write would call the borrower back from it.
    if (isSettled || !isStaying) return;
    const timer = setTimeout(() => {
      setSearch(ownKeysOf(wish), { replace: true, preventScrollReset: true });
    }, settleMs);
    return () => clearTimeout(timer);
  }, [isSettled, isStaying, wish, setSearch]);
  return { wish, settled, choose: (change) => setWish((before) => ({ ...before, ...change })) };
}

const ownKeysOf = (choice: LoanChoice): Record<string, string> =>
  Object.fromEntries(
    Object.entries(keysOf(choice)).filter((pair): pair is [string, string] => pair[1] !== undefined),
  );
