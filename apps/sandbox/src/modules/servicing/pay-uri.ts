import { stringify } from 'qs';
import { brandName } from '../../context/market';

/** The lender's address in the payment network; a sample, like the rest of this lender. */
const payee = 'clearloan@sandbox';

/**
 * A link that opens a payment app with everything filled in (NPCI, UPI deep linking: pa, pn, am, cu, tr).
 * @param amount all there is to pay, in minor units
 */
export const payUri = (code: string, amount: number): string => {
  const am = `${String(Math.floor(amount / 100))}.${String(amount % 100).padStart(2, '0')}`;
  return `upi://pay?${stringify({ pa: payee, pn: brandName, am, cu: 'INR', tr: code })}`;
};
