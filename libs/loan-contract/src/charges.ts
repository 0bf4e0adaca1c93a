import type { Minor } from '@clearloan/formatting';
import type { LoanCharge, Terms } from './loan-shapes';

/** The total of a charge over the whole tenure, with tax. @param payments how many the plan has */
export const wholeCharge = (
  { amount, gst = 0, paid }: Pick<LoanCharge, 'amount' | 'gst' | 'paid'>,
  payments: number,
): Minor => (amount + gst) * (paid === 'eachTime' ? payments : 1);

/** Whether the lender charges a payoff for being early; such a charge is no part of the plan. */
export const chargesEarly = ({ terms }: { readonly terms: Pick<Terms, 'prepayFee'> }): boolean =>
  Number(terms.prepayFee ?? '0') > 0;
