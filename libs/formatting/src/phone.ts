import type { Market } from './market';

/** A phone number as typed or pasted → its one spelling `+628123450417`, or `undefined` when the market has no such mobile number. */
export function phoneFromTyped(typed: string, market: Market): string | undefined {
  const national = nationalPart(typed, market);
  return national && market.phone.countryCode + national;
}

/** The number within the country, without country code and leading zero. */
export function nationalPart(typed: string, { phone }: Market): string | undefined {
  return new RegExp(phone.pattern).exec(typed.replace(/[\s().-]/g, ''))?.[1];
}
