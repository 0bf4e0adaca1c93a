import { cost, type CostTerms, type LoanCost } from '../cost';
import { exactMinor, share, sum, type Minor } from '../exact/minor';
import { type Percent } from '../exact/percent';
import { ratio } from '../exact/ratio';
import { LoanMathError } from '../loan-math-error';
import { loanPlan } from '../plan/plan';
import { loanApr } from '../rate/loan-apr';

/**
 * A charge beside the fee of the lender: insurance, a valuer, a stamp. deducted: taken from the payout · separate: paid
 * apart at the start · eachTime: with each payment.
 */
export interface DealCharge {
  readonly payee: 'lender' | 'thirdParty';
  readonly paid: 'deducted' | 'separate' | 'eachTime';
  readonly amount: Minor;
  readonly tax?: Minor | undefined;
}

export interface DealCost {
  readonly loan: LoanCost;
  /** What the borrower has in hand after every charge of the first day. */
  readonly net: Minor;
  /** All charges beside the fee, over the whole time. */
  readonly charges: Minor;
  readonly totalRepay: Minor;
  /** With the charges in it. The APR of the loan without them is `loan.apr`. */
  readonly apr: Percent;
}

/**
 * The whole price of a deal: insurance and charges of third parties that come through the lender belong into the APR
 * (RBI key facts statement, 15 April 2024, part 1 rows 5 and 6). Charges that depend on what happens later, such as
 * penalties, do not. Throws `badAmount` for a charge below zero or charges that leave nothing, and what `cost` throws.
 */
export function dealCost(terms: CostTerms, charges: readonly DealCharge[]): DealCost {
  if (charges.some(({ amount, tax = 0 }) => exactMinor(amount) < 0n || exactMinor(tax) < 0n)) {
    throw new LoanMathError('badAmount', 'A charge is not below zero.');
  }
  const loan = cost(terms);
  const ofWay = (way: DealCharge['paid']): Minor =>
    sum(charges.flatMap(({ paid, amount, tax = 0 }) => (paid === way ? [amount, tax] : [])));
  const each = ofWay('eachTime');
  const atStart = sum([ofWay('deducted'), ofWay('separate')]);
  const { changes, aprMethod, processingFee, ...rest } = terms;
  const isAdded = processingFee.mode === 'added';
  const financed = {
    ...rest,
    principal: isAdded ? sum([loan.principal, loan.fee, loan.tax]) : loan.principal,
  };
  const plan = loanPlan(financed, changes);
  const rows = plan.rows.map((row) => ({ ...row, instalment: sum([row.instalment, each]) }));
  const inHand = sum([loan.principal, ...(isAdded ? [] : [-loan.fee, -loan.tax]), -atStart]);
  if (inHand <= 0) throw new LoanMathError('badAmount', 'The charges leave nothing to pay out.');
  const paid = { ...plan, rows, unrounded: each === 0 ? plan.unrounded : undefined };
  const withPayments = share(each, ratio(rows.length));
  return {
    loan,
    net: sum([loan.net, -ofWay('deducted')]),
    charges: sum([atStart, withPayments]),
    totalRepay: sum([loan.totalRepay, ofWay('separate'), withPayments]),
    apr: loanApr({ terms: financed, plan: withoutUndefined(paid), net: inHand, method: aprMethod }),
  };
}

function withoutUndefined({
  unrounded,
  ...plan
}: Omit<ReturnType<typeof loanPlan>, 'unrounded'> & {
  unrounded: ReturnType<typeof loanPlan>['unrounded'] | undefined;
}): ReturnType<typeof loanPlan> {
  return unrounded ? { ...plan, unrounded } : plan;
}
