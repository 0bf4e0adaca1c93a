import type { Cost } from '@clearloan/api-client/declare';
import type { Minor } from '@clearloan/formatting';

/**
 * Fee and tax that the borrower pays by themselves at the start: they are in what is paid back, and in no payment of
 * the plan. Nothing where they are deducted from the payout or spread over the payments.
 */
export const paidApart = (
  { terms }: Pick<Cost, 'terms'>,
  { fee, tax }: { readonly fee: Minor; readonly tax: Minor },
): Minor => (terms.feeMode === 'separate' ? fee + tax : 0);
