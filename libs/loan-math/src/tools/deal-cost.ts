import { cost, type CostTerms, type LoanCost } from '../cost';
import { exactMinor, share, sum, type Minor } from '../exact/minor';
import { type Percent } from '../exact/decimal';
import { ratio } from '../exact/ratio';
import { LoanMathError } from '../loan-math-error';
import { loanPlan } from '../plan/plan';
import { loanApr } from '../rate/loan-apr';

/**
 * A charge besides the lender's fee: insurance, an appraisal, a stamp duty. deducted: taken from the payout · separate:
 * paid separately at the start · eachTime: with each payment.
 */
export interface DealCharge {
  readonly payee: 'lender' | 'thirdParty';
  readonly paid: 'deducted' | 'separate' | 'eachTime';
  readonly amount: Minor;
  readonly tax?: Minor | undefined;
}

export interface DealCost {
  readonly loan: LoanCost;
  /** What the borrower receives after all charges of the first day. */
  readonly net: Minor;
  /** All charges besides the fee, over the whole tenure. */
  readonly charges: Minor;
  readonly totalRepay: Minor;
  /** Including the charges. The APR of the loan without them is `loan.apr`. */
  readonly apr: Percent;
}

/**
 * The full price of a deal: insurance and third-party charges collected by the lender belong in the APR (RBI key facts
 * statement, 15 April 2024, part 1 rows 5 and 6). Charges that depend on later events, such as penalties, do not. `places` are the
 * decimals of `apr`.
 * Throws `badAmount` for a negative charge or charges that leave nothing, and whatever `cost` throws.
 */
export function dealCost(terms: CostTerms, charges: readonly DealCharge[], places = 2): DealCost {
  if (charges.some(({ amount, tax = 0 }) => exactMinor(amount) < 0n || exactMinor(tax) < 0n)) {
    throw new LoanMathError('badAmount', 'A charge must be zero or more.');
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
  if (inHand <= 0) throw new LoanMathError('badAmount', 'The charges consume the whole payout.');
  const paid = { ...plan, rows, unrounded: each === 0 ? plan.unrounded : undefined };
  const withPayments = share(each, ratio(rows.length));
  return {
    loan,
    net: sum([loan.net, -ofWay('deducted')]),
    charges: sum([atStart, withPayments]),
    totalRepay: sum([loan.totalRepay, ofWay('separate'), withPayments]),
    apr: loanApr({ terms: financed, plan: withoutUndefined(paid), net: inHand, method: aprMethod, places }),
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
