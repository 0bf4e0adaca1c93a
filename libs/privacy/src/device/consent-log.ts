import type { KeyStore } from '@clearloan/api-client';
import * as v from 'valibot';
import { inOrder, isSame, mergedLines, type ConsentLogLine } from '../rules/consent';
import { storedList } from './stored-list';

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

/** The consents known to this device; the list only grows, until a logout clears the device. */
export interface List {
  /** Oldest first; referentially stable until it changes. */
  readonly lines: () => readonly ConsentLogLine[];
  readonly add: (line: ConsentLogLine) => void;
  /** Marks lines as reported to the lender; other lines of the same consents may be newer. */
  readonly markReported: (lines: readonly ConsentLogLine[], as: 'visitor' | 'borrower') => void;
  /** Merges the lender's consents from other devices. */
  readonly takeIn: (atLender: readonly Omit<ConsentLogLine, 'toldAs'>[]) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createConsentLog(storage: KeyStore): List {
  const { read, write, subscribe } = storedList<ConsentLogLine>(storage, 'clearloan.consents', lineSchema);
  return {
    lines: read,
    subscribe,
    add(line) {
      write(inOrder([...read(), line]));
    },
    markReported(reported, as) {
      const isTold = (line: ConsentLogLine) => reported.some((other) => isSame(line, other));
      write(read().map((line) => (isTold(line) ? { ...line, toldAs: as } : line)));
    },
    takeIn(atLender) {
      write(mergedLines(read(), atLender));
    },
  };
}
