import { moneyText } from '@clearloan/api-client/declare';
import { stringify } from 'qs';
import { brandName } from '../../context/market';

/** The lender's address in the payment network; a sample, like the rest of this lender. */
const payee = 'clearloan@sandbox';

/**
 * A link that opens a payment app with everything filled in (NPCI, UPI deep linking: pa, pn, am, cu, tr).
 * @param amount all there is to pay, in minor units
 */
export const payUri = (code: string, amount: number): string => {
  const query = stringify({ pa: payee, pn: brandName, am: moneyText(amount), cu: 'INR', tr: code });
  // The network's paper has it plain, and some apps read `%40` as it is. In a query it has no other meaning.
  return `upi://pay?${query.replaceAll('%40', '@')}`;
};
