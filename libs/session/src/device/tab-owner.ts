import { tabStore } from '@clearloan/api-client';
import { clearTab } from './clear-local-data';
import { storedOwner } from './owner-flags';

const ownerEntry = 'clearloan.tab-owner';

export const saveTabOwner = (owner: string): void => tabStore.set(ownerEntry, owner);

/**
 * Clears what this tab stores if its borrower is no longer the one of the device: another tab has logged out, perhaps while the
 * browser had discarded this one. What a visitor typed stays.
 */
export function clearTabOfFormerBorrower(): void {
  const owner = storedOwner();
  const former = tabStore.get(ownerEntry);
  if (former !== null && former !== owner) clearTab();
  if (owner !== null) saveTabOwner(owner);
}
