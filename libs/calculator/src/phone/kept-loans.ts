import { safeStorage, type KeyStore } from '@clearloan/api-client';
import { encode } from '@clearloan/api-client/declare';
import { array, object, safeParse } from 'valibot';
import { addSavedLoan } from '../contract';
import type { KeptLoan } from '../rules/kept-loan';

/** One entry for all kept loans; a logout wipes it with everything else of the borrower. */
const entry = 'clearloan.calculator.loans';
const book = object({ loans: array(addSavedLoan.request) });

/** More than these are no comparison any more, and fill the phone's store. */
export const mostKept = 50;

/** The loans that this phone keeps: without a login, or until the account has them. */
export interface PhoneLoans {
  /** The same list until something changes, as React wants it. */
  readonly read: () => readonly KeptLoan[];
  /** Adds a loan or puts it in the place of its former self. Gives false when the phone only holds it until it is closed. */
  readonly keep: (loan: KeptLoan) => boolean;
  readonly forget: (loanId: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createPhoneLoans(storage: KeyStore): PhoneLoans {
  const listeners = new Set<() => void>();
  let known: { text: string | null; loans: readonly KeptLoan[] } = { text: null, loans: [] };
  const read = (): readonly KeptLoan[] => {
    const text = storage.get(entry);
    if (text !== known.text) known = { text, loans: loansIn(text) };
    return known.loans;
  };
  const write = (loans: readonly KeptLoan[]): void => {
    const kept = loans.slice(-mostKept).map((loan) => encode(addSavedLoan.request, loan));
    storage.set(entry, JSON.stringify({ loans: kept }));
    listeners.forEach((listener) => {
      listener();
    });
  };
  return {
    read,
    keep(loan) {
      write([...read().filter(({ loanId }) => loanId !== loan.loanId), loan]);
      return storage.persists;
    },
    forget(loanId) {
      write(read().filter((loan) => loan.loanId !== loanId));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What is not understood, or was written by another version, is left out. */
function loansIn(text: string | null): readonly KeptLoan[] {
  try {
    const read = safeParse(book, JSON.parse(text ?? '{"loans":[]}'));
    return read.success ? read.output.loans : [];
  } catch {
    return [];
  }
}

/** Kept over visits. */
export const onThisPhone = createPhoneLoans(safeStorage(() => window.localStorage));

/** Others use this phone: loans live in this page only and go with it. */
export const inThisPage = createPhoneLoans(
  safeStorage(() => {
    throw new Error('Nothing is kept on a phone that others use.');
  }),
);
