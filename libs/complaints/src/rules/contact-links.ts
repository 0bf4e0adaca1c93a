import { isPhoneNumber } from '@clearloan/formatting';

/**
 * Mail and chat links, built from validated parts: a URL in a response is never followed. An invalid part
 * gives no link; the text is shown anyway.
 */

const mailAddress = /^[\w.+-]{1,64}@[a-z\d](?:[a-z\d.-]{0,180}[a-z\d])?$/i;

/** A mail address and a subject → `mailto:…?subject=…` */
export function mailLink(email: string, subject: string): string | undefined {
  return mailAddress.test(email) ? `mailto:${email}?subject=${encodeURIComponent(subject)}` : undefined;
}

/** A number with its country code, and an initial text → a URL on the chat's own site. */
export function chatAddress(phone: string, label: string): string | undefined {
  const digits = phone.replace(/\D/g, '');
  const isInternational =
    isPhoneNumber(phone) && phone.startsWith('+') && digits.length >= 8 && digits.length <= 15;
  return isInternational ? `https://wa.me/${digits}?text=${encodeURIComponent(label)}` : undefined;
}
