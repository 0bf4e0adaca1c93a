import { deviceStore } from '@clearloan/api-client';
import { borrowerEntry, lastBorrower } from './owner-flags';

/** About a million: too few to identify a number, enough to distinguish two borrowers. */
const marks = 2 ** 20;

/** A short hash of a text, such as a phone number, that cannot be reversed. */
export function shortMark(text: string): string {
  let mark = 0;
  for (const character of text) mark = (mark * 31 + (character.codePointAt(0) ?? 0)) % 2_147_483_647;
  return String((Math.imul(mark, 2_654_435_761) >>> 0) & (marks - 1));
}

/** Whether another borrower's session ended here without a logout. Their data must be cleared first. */
export function isAnotherBorrower(phone: string): boolean {
  const last = lastBorrower();
  return last !== null && last !== shortMark(phone);
}

/**
 * Stores the hash, not the number itself.
 * @param phone as typed, or masked if only the lender knows it; a masked number never equals one that is typed later
 */
export const noteBorrower = (phone: string): void => {
  deviceStore.set(borrowerEntry, shortMark(phone));
};
