/**
 * Links to call, to write and to chat, built by us of checked parts: an address in a reply is never followed. A part
 * that does not pass gives no link; the words are shown all the same.
 */

/** A number as people write it: digits with blanks, dashes, dots or brackets between, perhaps a plus in front. */
const written = /^\+?[\d\s().-]{5,24}$/;
const digitsOf = (phone: string): string => phone.replace(/\D/g, '');

/** `0800 555 010` → `tel:0800555010` */
export function callLink(phone: string): string | undefined {
  if (!written.test(phone)) return undefined;
  const digits = digitsOf(phone);
  return digits.length < 3 ? undefined : `tel:${phone.startsWith('+') ? '+' : ''}${digits}`;
}

const mailAddress = /^[\w.+-]{1,64}@[a-z\d](?:[a-z\d.-]{0,180}[a-z\d])?$/i;

/** An address and what it is about → `mailto:…?subject=…` */
export function mailLink(email: string, subject: string): string | undefined {
  return mailAddress.test(email) ? `mailto:${email}?subject=${encodeURIComponent(subject)}` : undefined;
}

/** A number with its country code, and words to begin with → an address of the chat's own site. */
export function chatAddress(phone: string, words: string): string | undefined {
  const digits = digitsOf(phone);
  const isInternational =
    written.test(phone) && phone.startsWith('+') && digits.length >= 8 && digits.length <= 15;
  return isInternational ? `https://wa.me/${digits}?text=${encodeURIComponent(words)}` : undefined;
}
