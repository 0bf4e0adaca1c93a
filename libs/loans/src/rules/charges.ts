import type { Cost, LoanCharge } from '@clearloan/api-client/declare';
import type { Minor } from '@clearloan/formatting';

type Charged = Partial<Pick<Cost, 'charges' | 'repay_plans'>>;

/** What a charge comes to over the whole time, with its tax. */
export const wholeCharge = (
  { amount, gst = 0, paid }: Pick<LoanCharge, 'amount' | 'gst' | 'paid'>,
  payments: number,
): Minor => (amount + gst) * (paid === 'eachTime' ? payments : 1);

/** All charges beside the fee. */
export const chargedBeside = ({ charges = [], repay_plans: plans = [] }: Charged): Minor =>
  charges.reduce((total, charge) => total + wholeCharge(charge, plans.length), 0);

/** Those of them that are in no payment of the plan and not taken from the payout. */
export const chargedApart = ({ charges = [], repay_plans: plans = [] }: Charged): Minor =>
  charges
    .filter(({ paid }) => paid !== 'deducted')
    .reduce((total, charge) => total + wholeCharge(charge, plans.length), 0);
