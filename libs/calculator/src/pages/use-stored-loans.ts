import { useLoggedIn } from '@clearloan/api-client';
import { useClock, useSharedDevice } from '@clearloan/app-runtime';
import { useState, useSyncExternalStore } from 'react';
import { inThisPage, onThisDevice } from '../device/stored-loans';
import { useAddLoan, useDeleteLoan, useSavedLoans } from '../queries';
import { savedFromAccount, type StoredLoan } from '../rules/stored-loan';

/** Where a loan is kept now. `page`: only until this page is closed, since the device keeps nothing. */
type Place = 'account' | 'phone' | 'page';

export interface StoredLoans {
  readonly loans: readonly StoredLoan[];
  /** Names of loans in the account that this version of the app cannot work out. */
  readonly unreadable: readonly string[];
  readonly isPending: boolean;
  /** The account's loans did not come; those of the device are shown all the same. */
  readonly failed: ReturnType<typeof useSavedLoans> | undefined;
  /** Loans that only this device has although the borrower has an account. */
  readonly onlyHere: readonly StoredLoan[];
  /** Whether the borrower has not said yet what is to become of those. */
  readonly asks: boolean;
  readonly keep: (loan: StoredLoan) => Promise<Place>;
  readonly remove: (loan: StoredLoan) => Promise<boolean>;
  readonly addToAccount: () => Promise<boolean>;
  /** Leaves on this device what only it has, and does not ask about it again. */
  readonly leaveHere: () => void;
}

/**
 * Kept loans: without a login on the device alone, no call is made; with one in the account. What could not be sent
 * waits on the device, in view, until the borrower sends it: nothing goes to an account by itself.
 */
export function useStoredLoans(): StoredLoans {
  const isLoggedIn = useLoggedIn();
  const store = useSharedDevice() ? inThisPage : onThisDevice;
  const { loans: here, staying } = useSyncExternalStore(store.subscribe, store.read);
  const account = useSavedLoans(isLoggedIn);
  const add = useAddLoan();
  const erase = useDeleteLoan();
  const clock = useClock();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());

  const saved = isLoggedIn ? (account.data?.list ?? []) : [];
  const readable = saved.map(savedFromAccount).filter((loan) => loan !== undefined);
  const ids = new Set(readable.map(({ loanId }) => loanId));
  const onlyHere = here.filter(({ loanId }) => !ids.has(loanId));
  const saveHere = (loan: StoredLoan): Place => (store.keep(loan) ? 'phone' : 'page');
  const send = async (loan: StoredLoan): Promise<boolean> => (await add.run(loan, { quiet: true })).ok;

  return {
    loans: [...readable.filter(({ loanId }) => !gone.has(loanId)), ...onlyHere],
    unreadable: saved.filter((loan) => savedFromAccount(loan) === undefined).map(({ name }) => name),
    isPending: isLoggedIn && account.isPending,
    failed: isLoggedIn && account.isError ? account : undefined,
    onlyHere: isLoggedIn ? onlyHere : [],
    asks: isLoggedIn && !account.isPending && onlyHere.some(({ loanId }) => !staying.includes(loanId)),
    async keep(given) {
      const loan = { ...given, updated_at: clock.now() };
      if (!isLoggedIn || !(await send(loan))) return saveHere(loan);
      store.forget(loan.loanId);
      setGone(without(gone, loan.loanId));
      return 'account';
    },
    async remove({ loanId }) {
      store.forget(loanId);
      if (!ids.has(loanId)) return true;
      setGone(new Set([...gone, loanId]));
      const { ok } = await erase.run({ loanId }, { quiet: true });
      if (!ok) setGone(without(gone, loanId));
      return ok;
    },
    async addToAccount() {
      for (const loan of onlyHere) {
        if (!(await send(loan))) return false;
        store.forget(loan.loanId);
      }
      return true;
    },
    leaveHere: () => store.letStay(onlyHere.map(({ loanId }) => loanId)),
  };
}

const without = (ids: ReadonlySet<string>, id: string): ReadonlySet<string> =>
  new Set([...ids].filter((each) => each !== id));
