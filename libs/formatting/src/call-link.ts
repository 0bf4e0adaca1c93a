/**
 * A number as people write it: digits separated by spaces, dashes, dots or brackets, optionally with a leading
 * plus.
 */
const written = /^\+?[\d\s().-]{5,24}$/;

/** Whether a text is a phone number that can be dialled. */
export const isPhoneNumber = (phone: string): boolean =>
  written.test(phone) && phone.replace(/\D/g, '').length >= 3;

/**
 * The link that dials a number: `0800 555 010` → `tel:0800555010`.
 * @returns undefined for a text that is not a phone number
 */
export const callLink = (phone: string): string | undefined =>
  isPhoneNumber(phone) ? `tel:${phone.startsWith('+') ? '+' : ''}${phone.replace(/\D/g, '')}` : undefined;
