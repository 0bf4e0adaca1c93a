/** A number as people write it: digits with blanks, dashes, dots or brackets between, perhaps a plus in front. */
const written = /^\+?[\d\s().-]{5,24}$/;

/** Whether a text is a phone number that a link may call. */
export const isPhoneNumber = (phone: string): boolean =>
  written.test(phone) && phone.replace(/\D/g, '').length >= 3;

/**
 * The address that calls a number: `0800 555 010` → `tel:0800555010`.
 * @returns undefined where the text is no phone number
 */
export const callLink = (phone: string): string | undefined =>
  isPhoneNumber(phone) ? `tel:${phone.startsWith('+') ? '+' : ''}${phone.replace(/\D/g, '')}` : undefined;
