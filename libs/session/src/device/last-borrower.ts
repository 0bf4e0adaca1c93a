import { deviceStore } from '@clearloan/api-client';
import { borrowerHashKey, storedBorrowerHash, storedOwner } from './owner-flags';
import { saveTabOwner } from './tab-owner';

/** About a million: too few to identify a number, enough to distinguish two borrowers. */
const hashCount = 2 ** 20;

/** The largest 31-bit prime: hashes stay exact integers, and similar texts fall apart. */
const hashPrime = 2_147_483_647;
/** 2^32 divided by the golden ratio: numbers that differ in one digit get different low bits. */
const spreadFactor = 2_654_435_761;

/** A short hash of a text, such as a phone number, that cannot be reversed. */
export function shortHash(text: string): string {
  let hash = 0;
  for (const character of text) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % hashPrime;
  return String((Math.imul(hash, spreadFactor) >>> 0) & (hashCount - 1));
}

/** Whether another borrower's session ended here without a logout. Their data must be cleared first. */
export function isDifferentBorrower(phone: string): boolean {
  const last = storedBorrowerHash();
  return last !== null && last !== shortHash(phone);
}

/**
 * Stores the hash, not the number itself. Local data that was not cleared before is this borrower's: after a change of the number too.
 * @param phone as typed, or masked if only the lender knows it; a masked number never equals one that is typed later
 */
export function rememberBorrower(phone: string): void {
  const owner = storedOwner() ?? crypto.randomUUID();
  deviceStore.set(borrowerHashKey, `${shortHash(phone)} ${owner}`);
  saveTabOwner(owner);
}
