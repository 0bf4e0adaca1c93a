import type { KeyStore } from '@clearloan/api-client';
import * as v from 'valibot';
import { inOrder, isSame, mergedLines, type LedgerLine } from '../rules/consent-log-lines';
import { keptList } from './stored-list';

const lineSchema = v.object({
  consentId: v.string(),
  purpose: v.string(),
  state: v.string(),
  at: v.string(),
  textVersion: v.string(),
  textHash: v.string(),
  locale: v.string(),
  screen: v.string(),
  toldAs: v.picklist(['nobody', 'visitor', 'borrower']),
});

/** The consents as this phone knows them; it only grows, until a logout wipes the phone. */
export interface Ledger {
  /** Oldest first; the same list until it changes. */
  readonly lines: () => readonly LedgerLine[];
  readonly add: (line: LedgerLine) => void;
  /** The lender has taken these lines down; others of the same consents may be newer. */
  readonly noteTold: (lines: readonly LedgerLine[], as: 'visitor' | 'borrower') => void;
  /** Takes in what the lender knows from other phones. */
  readonly takeIn: (atLender: readonly Omit<LedgerLine, 'toldAs'>[]) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createLedger(storage: KeyStore): Ledger {
  const { read, write, subscribe } = keptList<LedgerLine>(storage, 'clearloan.consents', lineSchema);
  return {
    lines: read,
    subscribe,
    add(line) {
      write(inOrder([...read(), line]));
    },
    noteTold(told, as) {
      const isTold = (line: LedgerLine) => told.some((other) => isSame(line, other));
      write(read().map((line) => (isTold(line) ? { ...line, toldAs: as } : line)));
    },
    takeIn(atLender) {
      write(mergedLines(read(), atLender));
    },
  };
}
