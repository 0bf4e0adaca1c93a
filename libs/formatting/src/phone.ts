import type { Market } from './market';
import { plainTyped } from './typed-text';

/**
 * A phone number as typed, pasted or picked → its normalized form `+628123450417`, or `undefined` if it is not a valid
 * mobile number of the market.
 */
export function phoneFromTyped(typed: string, market: Market): string | undefined {
  const national = nationalPart(typed, market);
  return national && market.phone.countryCode + national;
}

/** Separators that contact apps, links and people put between the digits of a number. */
const between = /[ ().\-/]/g;

/**
 * The national number, without country code and leading zero. An international number may start with `00`, and a
 * country code may stand before a whole number: `+62 (0) 812`, or `+62 +62 812` after a paste behind a code.
 */
export function nationalPart(typed: string, { phone }: Market): string | undefined {
  const digits = withoutWords(plainTyped(typed)).replace(between, '').replace(/^00/, '+');
  const form = new RegExp(phone.pattern);
  return (form.exec(digits) ?? form.exec(digits.replaceAll(phone.countryCode, '')))?.[1];
}

/** From the first digit or plus to the last one: people write `Mobile:`, `tel:` or `ext.` around a number. */
const withoutWords = (text: string): string => /[\d+…].*[\d+…]/.exec(text)?.[0] ?? '';
