import { deviceStore } from '@clearloan/api-client';
import { phoneMark } from '../rules/phone-mark';

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
