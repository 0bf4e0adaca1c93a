import type { KeyStore } from '@clearloan/api-client';
import * as v from 'valibot';
import { inOrder, isSame, mergedLines, type ConsentLogLine } from '../rules/consent-log-lines';
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

/** The consents as this device knows them; it only grows, until a logout wipes the device. */
export interface List {
  /** Oldest first; the same list until it changes. */
  readonly lines: () => readonly ConsentLogLine[];
  readonly add: (line: ConsentLogLine) => void;
  /** The lender has taken these lines down; others of the same consents may be newer. */
  readonly markReported: (lines: readonly ConsentLogLine[], as: 'visitor' | 'borrower') => void;
  /** Takes in what the lender knows from other devices. */
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
    markReported(told, as) {
      const isTold = (line: ConsentLogLine) => told.some((other) => isSame(line, other));
      write(read().map((line) => (isTold(line) ? { ...line, toldAs: as } : line)));
    },
    takeIn(atLender) {
      write(mergedLines(read(), atLender));
    },
  };
}
