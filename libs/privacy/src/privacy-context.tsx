import { createContext, useContext } from 'react';
import type { Consents } from './consents';
import type { List } from './device/consent-log';
import type { Traffic } from './device/stored-list';
import type { ConsentLogLine } from './rules/consent-log-lines';

/** What the account's owner answers; privacy owns the consents, not the account. */
export interface AccountAccess {
  /** The consents that the lender has from this borrower. */
  readonly readConsents: () => Promise<readonly Omit<ConsentLogLine, 'toldAs'>[]>;
  /** A copy of all that the lender holds about this borrower. */
  readonly readCopy: () => Promise<unknown>;
}

/** What the shell made at its start, for the screens of this library. */
export interface Privacy {
  readonly consentLog: List;
  readonly consents: Consents;
  readonly traffic: Traffic;
  readonly account: AccountAccess;
}

const PrivacyContext = createContext<Privacy | null>(null);

export const PrivacyProvider = PrivacyContext.Provider;

/** @throws Error when no PrivacyProvider stands above */
export function usePrivacy(): Privacy {
  const privacy = useContext(PrivacyContext);
  if (privacy === null) throw new Error('usePrivacy needs a PrivacyProvider');
  return privacy;
}
