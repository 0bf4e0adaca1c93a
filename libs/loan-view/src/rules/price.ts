import { wholeCharge, type Cost, type PlanRow } from '@clearloan/loan-contract';
import type { Day, Minor } from '@clearloan/formatting';

/** The parts of a price in their fixed order: youGet + interest + fee + tax + charges = payBack. */
export interface PriceParts {
  readonly youGet: Minor;
  readonly interest: Minor;
  readonly fee: Minor;
  readonly tax: Minor;
  /** Everything besides the fee, with tax: insurance, third-party charges. */
  readonly charges: Minor;
  readonly payBack: Minor;
  /** The total cost of the loan: payBack − youGet. */
  readonly cost: Minor;
}

type PriceFigures = Pick<Cost, 'netAmount' | 'total_interest' | 'processing_fee' | 'gst' | 'totalRepay'> &
  Partial<Pick<Cost, 'charges' | 'repay_plans'>>;

export const priceParts = (of: PriceFigures): PriceParts => ({
  youGet: of.netAmount,
  interest: of.total_interest,
  fee: of.processing_fee,
  tax: of.gst,
  charges: chargedBeside(of),
  payBack: of.totalRepay,
  cost: of.totalRepay - of.netAmount,
});

/** How a loan is repaid: a number of equal payments, and a last one that may differ by rounding. */
export interface Payments {
  readonly count: number;
  readonly each: Minor;
  /** Only if it differs from the others. */
  readonly last?: Minor;
  readonly firstDue: Day;
  readonly lastDue: Day;
}

/** The payments of a plan in one line; `undefined` if the lender sent no plan. */
export function paymentsOf(plans: readonly PlanRow[]): Payments | undefined {
  const [first] = plans;
  const last = plans.at(-1);
  if (!first || !last) return undefined;
  const each = first.repayTotalAmount;
  const payments = { count: plans.length, each, firstDue: first.dueTime, lastDue: last.dueTime };
  return last.repayTotalAmount === each ? payments : { ...payments, last: last.repayTotalAmount };
}

type LoanCharges = Partial<Pick<Cost, 'charges' | 'repay_plans'>>;

/** All charges besides the fee. */
export const chargedBeside = ({ charges = [], repay_plans: plans = [] }: LoanCharges): Minor =>
  charges.reduce((total, charge) => total + wholeCharge(charge, plans.length), 0);

/** Those that are neither in a payment of the plan nor deducted from the payout. */
export const chargedApart = ({ charges = [], repay_plans: plans = [] }: LoanCharges): Minor =>
  charges
    .filter(({ paid }) => paid !== 'deducted')
    .reduce((total, charge) => total + wholeCharge(charge, plans.length), 0);

/**
 * Fee and tax that the borrower pays separately at the start: part of the total repayment, but of no payment of the
 * plan. 0 if they are deducted from the payout or spread over the payments.
 */
export const upfrontFees = (
  { terms }: Pick<Cost, 'terms'>,
  { fee, tax }: { readonly fee: Minor; readonly tax: Minor },
): Minor => (terms.feeMode === 'separate' ? fee + tax : 0);
