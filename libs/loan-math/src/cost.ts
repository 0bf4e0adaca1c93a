import { sum, type Minor, share } from './exact/minor';
import { type Percent } from './exact/decimal';
import { ratio } from './exact/ratio';
import { processingFee, type Fee, type FeeTerms } from './fees';
import { LoanMathError } from './loan-math-error';
import type { LoanChanges } from './plan/changes';
import { loanPlan, type LoanPlan } from './plan/plan';
import type { PlanRow, ScheduleTerms } from './terms';
import { loanApr, type AprMethod } from './rate/loan-apr';

export interface CostTerms extends ScheduleTerms {
  readonly processingFee: FeeTerms;
  /** Early payments, rate changes, growing payments, a pause: none by default. */
  readonly changes?: LoanChanges | undefined;
  /** `nominal` by default. */
  readonly aprMethod?: AprMethod | undefined;
}

/** A payment with its share of a fee that was added to the loan; `instalment` is all four parts. */
export interface CostRow extends PlanRow {
  readonly fee: Minor;
  readonly tax: Minor;
}

/** net + interest + fee + tax = totalRepay, in every fee mode. */
export interface LoanCost
  extends Fee, Pick<LoanPlan, 'cappedPrepayments' | 'debtGrows' | 'roundingDifference'> {
  readonly principal: Minor;
  /** What the borrower receives; a fee paid separately is not deducted. */
  readonly net: Minor;
  readonly interest: Minor;
  /** Everything the borrower pays: all rows, plus a fee paid separately. */
  readonly totalRepay: Minor;
  /** The first payment above zero. */
  readonly instalment: Minor;
  /** By `aprMethod`, in percent with two decimals; includes the fee and its tax. */
  readonly apr: Percent;
  readonly rows: readonly CostRow[];
}

/**
 * The full price of a loan. Fee and tax are calculated on the amount borrowed. `deducted`: taken from the payout;
 * `added`: they join the interest-bearing amount; `separate`: paid separately at the start. Throws `badAmount` if fee
 * and tax leave nothing to pay out, and whatever `schedule` and the APR throw.
 */
export function cost({ processingFee: feeTerms, changes, aprMethod, ...terms }: CostTerms): LoanCost {
  const { principal } = terms;
  const charge = processingFee(principal, feeTerms, terms.moneyStep);
  const { fee, tax } = charge;
  const inHand = feeTerms.mode === 'added' ? principal : principal - fee - tax;
  if (inHand <= 0) throw new LoanMathError('badAmount', 'Fee and tax consume the whole payout.');
  const financed = feeTerms.mode === 'added' ? principal + fee + tax : principal;
  const plan = loanPlan({ ...terms, principal: financed }, changes);
  const rows =
    feeTerms.mode === 'added' ? withFeeShares(plan.rows, charge, terms.moneyStep) : plan.rows.map(withoutFee);
  const { interest, cappedPrepayments, debtGrows, roundingDifference } = plan;
  const net = feeTerms.mode === 'deducted' ? inHand : principal;
  return {
    principal,
    net,
    interest,
    fee,
    tax,
    totalRepay: sum([net, interest, fee, tax]),
    instalment: rows.find(({ instalment }) => instalment > 0)?.instalment ?? 0,
    apr: loanApr({ terms, plan, net: inHand, method: aprMethod }),
    rows,
    cappedPrepayments,
    debtGrows,
    roundingDifference,
  };
}

const withoutFee = (row: PlanRow): CostRow => ({ ...row, fee: 0, tax: 0 });

/** A fee added to the loan is repaid with the principal, in proportion in each row. */
function withFeeShares(rows: readonly PlanRow[], { fee, tax }: Fee, step?: Minor): CostRow[] {
  const weights = rows.map((row) => row.principal);
  const fees = apportion(fee, weights, step);
  const taxes = apportion(tax, weights, step);
  return rows.map((row, index) => {
    const rowFee = fees[index] ?? 0;
    const rowTax = taxes[index] ?? 0;
    return { ...row, principal: row.principal - rowFee - rowTax, fee: rowFee, tax: rowTax };
  });
}

/**
 * Splits an amount by weights in multiples of `step` minor units; the parts sum exactly to the amount, because each
 * part is the rounded running share minus the parts before it. If all weights are zero, the last part gets everything.
 */
export function apportion(amount: Minor, weights: readonly Minor[], step: Minor = 1): Minor[] {
  const whole = sum(weights);
  let weightedSum = 0;
  let given = 0;
  return weights.map((weight, index) => {
    weightedSum += weight;
    const isLast = index === weights.length - 1;
    const soFar =
      isLast || whole === 0
        ? isLast
          ? amount
          : 0
        : share(amount, ratio(weightedSum, whole), 'half-up', step);
    const part = soFar - given;
    given = soFar;
    return part;
  });
}
