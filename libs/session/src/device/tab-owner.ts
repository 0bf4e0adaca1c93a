import { safeStorage } from '@clearloan/api-client';
import { clearTab } from './clear-local-data';
import { storedBorrowerHash } from './owner-flags';

const tab = safeStorage(() => window.sessionStorage);
const ownerEntry = 'clearloan.tab-owner';

export const saveTabOwner = (owner: string): void => tab.set(ownerEntry, owner);

/**
 * Clears what this tab stores if its borrower is no longer the one of the device: another tab has logged out, perhaps while the
 * browser had discarded this one. What a visitor typed stays.
 */
export function clearTabOfFormerBorrower(): void {
  const owner = storedBorrowerHash();
  const former = tab.get(ownerEntry);
  if (former !== null && former !== owner) clearTab();
  if (owner !== null) saveTabOwner(owner);
}
