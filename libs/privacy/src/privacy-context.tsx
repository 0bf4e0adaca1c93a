import { createContext, useContext } from 'react';
import type { Consents } from './consents';
import type { List } from './device/consent-log';
import type { Traffic } from './device/stored-list';
import type { ConsentLogLine } from './rules/consent';

/** Account data from the feature that owns it; privacy owns the consents, not the account. */
export interface AccountAccess {
  /** The lender's consents of this borrower. */
  readonly readConsents: () => Promise<readonly Omit<ConsentLogLine, 'toldAs'>[]>;
  /** A copy of all data that the lender holds about this borrower. */
  readonly readCopy: () => Promise<unknown>;
}

/** Created by the shell at startup, for the screens of this library. */
export interface Privacy {
  readonly consentLog: List;
  readonly consents: Consents;
  readonly traffic: Traffic;
  readonly account: AccountAccess;
}

const PrivacyContext = createContext<Privacy | null>(null);

export const PrivacyProvider = PrivacyContext.Provider;

/** @throws Error without a PrivacyProvider */
export function usePrivacy(): Privacy {
  const privacy = useContext(PrivacyContext);
  if (privacy === null) throw new Error('No PrivacyProvider.');
  return privacy;
}
