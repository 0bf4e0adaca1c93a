import { deviceStore, pageStore, requestPersistence, type KeyStore } from '@clearloan/api-client';
import { encode } from '@clearloan/api-client/declare';
import { array, object, optional, safeParse, string } from 'valibot';
import { addSavedLoan } from '../contract';
import type { StoredLoan } from '../rules/stored-loan';

/** One entry for all saved loans; a logout deletes it with the borrower's other data. */
const entry = 'clearloan.calculator.loans';
const book = object({ loans: array(addSavedLoan.request), staying: optional(array(string()), []) });

/** More than this is no longer a comparison, and fills the device's storage. */
export const maxSavedLoans = 50;

/** What this device stores. */
interface LocalBook {
  readonly loans: readonly StoredLoan[];
  /** Ids of loans that the borrower wants on this device and not in the account: not asked again. */
  readonly staying: readonly string[];
}

/** The loans stored on this device: without a login, or until the account has them. */
export interface LocalLoans {
  /** Referentially stable until something changes, as React requires. */
  readonly read: () => LocalBook;
  /** Adds or replaces a loan. Returns false if the device only holds it until the page is closed. */
  readonly keep: (loan: StoredLoan) => boolean;
  readonly forget: (loanId: string) => void;
  /** Stores that these stay on this device. */
  readonly letStay: (loanIds: readonly string[]) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

function createLocalLoans(storage: KeyStore, onStored?: () => void): LocalLoans {
  const listeners = new Set<() => void>();
  let known: { text: string | null; book: LocalBook } = { text: null, book: emptyBook };
  const read = (): LocalBook => {
    const text = storage.get(entry);
    if (text !== known.text) known = { text, book: bookIn(text) };
    return known.book;
  };
  const write = (loans: readonly StoredLoan[], staying = read().staying): void => {
    const kept = loans.slice(-maxSavedLoans);
    const ids = new Set(kept.map(({ loanId }) => loanId));
    storage.set(
      entry,
      JSON.stringify({
        loans: kept.map((loan) => encode(addSavedLoan.request, loan)),
        staying: staying.filter((loanId) => ids.has(loanId)),
      }),
    );
    listeners.forEach((listener) => {
      listener();
    });
  };
  return {
    read,
    keep(loan) {
      write([...read().loans.filter(({ loanId }) => loanId !== loan.loanId), loan]);
      onStored?.();
      return storage.persists;
    },
    forget(loanId) {
      write(read().loans.filter((loan) => loan.loanId !== loanId));
    },
    letStay(loanIds) {
      write(read().loans, [...loanIds]);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const emptyBook: LocalBook = { loans: [], staying: [] };

/** Entries that cannot be parsed, or were written by another version, are left out. */
function bookIn(text: string | null): LocalBook {
  if (text === null) return emptyBook;
  try {
    const read = safeParse(book, JSON.parse(text));
    return read.success ? read.output : emptyBook;
  } catch {
    return emptyBook;
  }
}

/** Persists across visits. */
export const onThisDevice = createLocalLoans(deviceStore, requestPersistence);

/** For a shared device: loans exist only in this page and are lost with it. */
export const inThisPage = createLocalLoans(pageStore);
