import { useLoggedIn, type CallError } from '@clearloan/api-client';
import { useClock, useSharedDevice } from '@clearloan/app-runtime';
import { useState, useSyncExternalStore } from 'react';
import { inThisPage, onThisDevice } from '../device/stored-loans';
import { useAddLoan, useDeleteLoan, useSavedLoans } from '../queries';
import { savedFromAccount, type StoredLoan } from '../rules/stored-loan';

export interface StoredLoans {
  readonly loans: readonly StoredLoan[];
  /** Names of loans in the account that this version of the app cannot calculate. */
  readonly unreadable: readonly string[];
  readonly isPending: boolean;
  /** The account's loans failed to load; those on the device are shown anyway. */
  readonly failed: ReturnType<typeof useSavedLoans> | undefined;
  /** Loans that only this device has although the borrower has an account. */
  readonly onlyHere: readonly StoredLoan[];
  /** Whether the borrower still has to decide about those. */
  readonly asks: boolean;
  /** Resolves to whether it is saved: a new loan always is, on the device if not in the account. */
  readonly keep: (loan: StoredLoan) => Promise<boolean>;
  readonly remove: (loan: StoredLoan) => Promise<boolean>;
  /** Why the account did not take the last change or removal. */
  readonly failure: CallError | null;
  readonly addToAccount: () => Promise<boolean>;
  /** Keeps on this device what only it has, and does not ask again. */
  readonly leaveHere: () => void;
}

/**
 * Saved loans: without a login on the device alone, without requests; with a login in the account. What could not
 * be sent stays visible on the device until the borrower sends it: nothing is added to an account automatically.
 */
export function useStoredLoans(): StoredLoans {
  const { isLoggedIn, account, readable, unreadable } = useLoansOfAccount();
  const store = useSharedDevice() ? inThisPage : onThisDevice;
  const { loans: here, staying } = useSyncExternalStore(store.subscribe, store.read);
  const add = useAddLoan();
  const erase = useDeleteLoan();
  const clock = useClock();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());

  const ids = new Set(readable.map(({ loanId }) => loanId));
  const onlyHere = here.filter(({ loanId }) => !ids.has(loanId));
  const send = async (loan: StoredLoan): Promise<boolean> => (await add.run(loan, { quiet: true })).ok;

  return {
    loans: [...readable.filter(({ loanId }) => !gone.has(loanId)), ...onlyHere],
    unreadable,
    isPending: isLoggedIn && account.isPending,
    failed: isLoggedIn && account.isError ? account : undefined,
    onlyHere: isLoggedIn ? onlyHere : [],
    asks: isLoggedIn && !account.isPending && onlyHere.some(({ loanId }) => !staying.includes(loanId)),
    async keep(given) {
      const loan = { ...given, updated_at: clock.now() };
      if (isLoggedIn && (await send(loan))) {
        store.forget(loan.loanId);
        setGone((now) => without(now, loan.loanId));
        return true;
      }
      // The device's copy would be hidden behind the account's.
      if (ids.has(loan.loanId) && !gone.has(loan.loanId)) return false;
      store.keep(loan);
      return true;
    },
    async remove({ loanId }) {
      store.forget(loanId);
      if (!ids.has(loanId)) return true;
      setGone((now) => new Set([...now, loanId]));
      const { ok } = await erase.run({ loanId }, { quiet: true });
      if (!ok) setGone((now) => without(now, loanId));
      return ok;
    },
    async addToAccount() {
      for (const loan of onlyHere) {
        if (!(await send(loan))) return false;
        store.forget(loan.loanId);
      }
      return true;
    },
    failure: add.failure ?? erase.failure,
    leaveHere: () => store.letStay(onlyHere.map(({ loanId }) => loanId)),
  };
}

function useLoansOfAccount() {
  const isLoggedIn = useLoggedIn();
  const account = useSavedLoans(isLoggedIn);
  const saved = isLoggedIn ? (account.data?.list ?? []) : [];
  return {
    isLoggedIn,
    account,
    readable: saved.map(savedFromAccount).filter((loan) => loan !== undefined),
    unreadable: saved.filter((loan) => savedFromAccount(loan) === undefined).map(({ name }) => name),
  };
}

const without = (ids: ReadonlySet<string>, id: string): ReadonlySet<string> =>
  new Set([...ids].filter((each) => each !== id));
