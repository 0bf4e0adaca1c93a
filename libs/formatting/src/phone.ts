import type { Market } from './market';
import { plainTyped } from './typed-text';

/** A phone number as typed, pasted or picked → its one spelling `+628123450417`, or `undefined` when the market has no such mobile number. */
export function phoneFromTyped(typed: string, market: Market): string | undefined {
  const national = nationalPart(typed, market);
  return national && market.phone.countryCode + national;
}

/** What contact apps, links and people set between the digits of a number. */
const between = /[ ().\-/]/g;

/**
 * The number within the country, without country code and leading zero. A call from abroad may begin with `00`, and the zero
 * that is dialled only at home may stand behind the country code: `+62 (0) 812`.
 */
export function nationalPart(typed: string, { phone }: Market): string | undefined {
  const digits = plainTyped(typed).replace(/^tel:/i, '').replace(between, '').replace(/^00/, '+');
  const homeZero = `${phone.countryCode}0`;
  const dialled = digits.startsWith(homeZero) ? digits.slice(phone.countryCode.length) : digits;
  return new RegExp(phone.pattern).exec(dialled)?.[1];
}
