import type { Cost, Plan, LoanCharge } from '@clearloan/loan-contract';
import type { Day, Minor } from '@clearloan/formatting';

/** The parts of a price in the order they have everywhere: youGet + interest + fee + tax + charges = payBack. */
export interface PriceParts {
  readonly youGet: Minor;
  readonly interest: Minor;
  readonly fee: Minor;
  readonly tax: Minor;
  /** Everything beside the fee, with its tax: insurance, charges of others. */
  readonly charges: Minor;
  readonly payBack: Minor;
  /** What the loan costs in all: payBack − youGet. */
  readonly cost: Minor;
}

type Priced = Pick<Cost, 'netAmount' | 'total_interest' | 'processing_fee' | 'gst' | 'totalRepay'> &
  Partial<Pick<Cost, 'charges' | 'repay_plans'>>;

export const priceParts = (of: Priced): PriceParts => ({
  youGet: of.netAmount,
  interest: of.total_interest,
  fee: of.processing_fee,
  tax: of.gst,
  charges: chargedBeside(of),
  payBack: of.totalRepay,
  cost: of.totalRepay - of.netAmount,
});

/** How a loan is paid back: so many times so much, and a last payment that may differ by the rounding. */
export interface Payments {
  readonly count: number;
  readonly each: Minor;
  /** Only when it differs from the others. */
  readonly last?: Minor;
  readonly firstDue: Day;
  readonly lastDue: Day;
}

/** The payments of a plan in one line; `undefined` when the lender sent no plan. */
export function paymentsOf(plans: readonly Plan[]): Payments | undefined {
  const [first] = plans;
  const last = plans.at(-1);
  if (!first || !last) return undefined;
  const each = first.repayTotalAmount;
  const payments = { count: plans.length, each, firstDue: first.dueTime, lastDue: last.dueTime };
  return last.repayTotalAmount === each ? payments : { ...payments, last: last.repayTotalAmount };
}

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

/**
 * Fee and tax that the borrower pays by themselves at the start: they are in what is paid back, and in no payment of
 * the plan. Nothing where they are deducted from the payout or spread over the payments.
 */
export const paidApart = (
  { terms }: Pick<Cost, 'terms'>,
  { fee, tax }: { readonly fee: Minor; readonly tax: Minor },
): Minor => (terms.feeMode === 'separate' ? fee + tax : 0);
