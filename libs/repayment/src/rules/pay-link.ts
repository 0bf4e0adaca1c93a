/** A query as RFC 3986 has it, no blanks and no double quotes. Only this opens a payment app and nothing else: a lender's word never becomes any other kind of link. */
const payApps = /^upi:\/\/pay\?(?:[\w\-.~!$&'()*+,;=:@/?]|%[\da-f]{2})+$/i;

/** A link that a payment app on this phone opens, and another phone's camera reads; `undefined` for anything else. */
export const payLink = (payUri: string | undefined): string | undefined =>
  payUri !== undefined && payApps.test(payUri) ? payUri : undefined;
