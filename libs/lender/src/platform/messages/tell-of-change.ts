import { recordChange } from '../context/account-changes';
import { tellBorrower, type News, type Reader } from './tell-borrower';

/**
 * Records a change of how an account is reached or entered, and tells the borrower of it, in the transaction that makes it: a
 * stranger with the unlocked phone cannot make it unnoticed.
 */
export async function tellOfChange(
  reader: Reader,
  change: 'phone' | 'email' | 'password' | 'passkeyAdded' | 'passkeyRemoved',
  news: Omit<News, 'kind'>,
): Promise<void> {
  await recordChange(reader.borrowerId, change);
  await tellBorrower(reader, () => ({ kind: 'security', ...news }));
}
