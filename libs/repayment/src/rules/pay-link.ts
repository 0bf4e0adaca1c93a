/** Only this opens a payment app and nothing else: a lender's word never becomes any other kind of link. */
const payApps = /^upi:\/\/pay\?[\w\-.~%&=@+]+$/;

/** A link that a payment app on this phone opens, and another phone's camera reads; `undefined` for anything else. */
export const payLink = (payUri: string | undefined): string | undefined =>
  payUri !== undefined && payApps.test(payUri) ? payUri : undefined;
