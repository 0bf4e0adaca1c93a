import { deviceStore } from '@clearloan/api-client';

/** Out of about a million: too few to tell a number from thousands of others, enough to tell two borrowers apart. */
const marks = 2 ** 20;

/** A mark of a phone number that cannot be turned back into it. */
export function phoneMark(phone: string): string {
  let mark = 0;
  for (const character of phone) mark = (mark * 31 + (character.codePointAt(0) ?? 0)) % 2_147_483_647;
  return String((Math.imul(mark, 2_654_435_761) >>> 0) & (marks - 1));
}

const borrowerEntry = 'clearloan.borrower';

/** The mark of whose things are on this device. */
export const lastBorrower = (): string | null => deviceStore.get(borrowerEntry);

/** Was somebody else logged in here before, whose session ended without a logout? What they left must go first. */
export function isAnotherBorrower(phone: string): boolean {
  const last = lastBorrower();
  return last !== null && last !== phoneMark(phone);
}

/**
 * Keeps a mark of whose things are on this phone, not the number itself.
 * @param phone as typed; masked where the lender alone knows the number, which is then nobody's who logs in next
 */
export const noteBorrower = (phone: string): void => {
  deviceStore.set(borrowerEntry, phoneMark(phone));
};
