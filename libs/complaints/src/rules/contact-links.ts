import { isPhoneNumber } from '@clearloan/formatting';

/**
 * Links to write and to chat, built by us of checked parts: an address in a reply is never followed. A part
 * that does not pass gives no link; the words are shown all the same.
 */

const mailAddress = /^[\w.+-]{1,64}@[a-z\d](?:[a-z\d.-]{0,180}[a-z\d])?$/i;

/** An address and what it is about → `mailto:…?subject=…` */
export function mailLink(email: string, subject: string): string | undefined {
  return mailAddress.test(email) ? `mailto:${email}?subject=${encodeURIComponent(subject)}` : undefined;
}

/** A number with its country code, and words to begin with → an address of the chat's own site. */
export function chatAddress(phone: string, label: string): string | undefined {
  const digits = phone.replace(/\D/g, '');
  const isInternational =
    isPhoneNumber(phone) && phone.startsWith('+') && digits.length >= 8 && digits.length <= 15;
  return isInternational ? `https://wa.me/${digits}?text=${encodeURIComponent(label)}` : undefined;
}
