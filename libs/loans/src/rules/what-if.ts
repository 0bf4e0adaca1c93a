import type { Cost } from '@clearloan/loan-contract';
import type { Day, Minor } from '@clearloan/formatting';
import {
  LoanMathError,
  rateFromPercent,
  savings,
  share,
  type CostTerms,
  type Kept,
} from '@clearloan/loan-math';
import { checkMaths } from './check-maths';
import { localTerms } from './work-out';

/** The extra payment that a borrower considers: an amount on top of the next payment, and what stays unchanged. */
export interface ExtraPayment {
  readonly amount: Minor;
  readonly keep: Kept;
}

/** The loan after it. `saved` = interest saved − the lender's early payment charge. */
export interface WhatIf {
  readonly endsOn: Day;
  /** By how many payments it ends sooner. */
  readonly fewer: number;
  /** Each payment after the extra one; undefined if none is left. */
  readonly each: Minor | undefined;
  readonly prepayFee: Minor;
  readonly saved: Minor;
  /** The balance before the first payment and after each, with and without the extra payment. */
  readonly balances: { readonly with: readonly Minor[]; readonly without: readonly Minor[] };
}

/** Where a loan can take an extra payment: with which payment, and its maximum. */
export interface RoomForExtra {
  readonly periodNo: number;
  readonly most: Minor;
}

/**
 * The next payment that can include an extra amount, and the balance then. `undefined` if the result would be a guess:
 * no falling balance, one payment left, a delay in the plan, or terms whose figures this device cannot reproduce.
 */
export function roomForExtra(loan: Cost): RoomForExtra | undefined {
  const { repay_plans: plans, terms } = loan;
  const next = plans.find((plan) => plan.paidAmount < plan.repayTotalAmount);
  const isDelayed = plans.some(
    ({ originalDueTime, delayFee }) => originalDueTime !== undefined || delayFee > 0,
  );
  if (!next || isDelayed || terms.rateKind !== 'reducing' || checkMaths(loan).result !== 'agrees')
    return undefined;
  const most = plans
    .filter(({ periodNo }) => periodNo > next.periodNo)
    .reduce((sum, { principal, processing_fee: fee, gst }) => sum + principal + fee + gst, 0);
  return most > 0 ? { periodNo: next.periodNo, most } : undefined;
}

/** What an extra amount with the next payment would change, calculated by loan-math from the loan's own terms. */
export function whatIf(loan: Cost, { amount, keep }: ExtraPayment): WhatIf | undefined {
  const room = roomForExtra(loan);
  const terms = localTerms(loan);
  if (!room || !terms || amount <= 0 || amount > room.most) return undefined;
  try {
    const prepayments = [{ afterPeriod: room.periodNo, amount, keep }];
    const whole = financed(terms, loan);
    const { plan, interest, periods } = savings(whole, { prepayments });
    const last = plan.rows.at(-1);
    if (!last) return undefined;
    const { prepayFee: percent = '0', moneyStep } = loan.terms;
    const prepayFee = share(amount, rateFromPercent(percent), 'half-up', moneyStep);
    return {
      endsOn: last.dueDate,
      fewer: periods,
      each: plan.rows.find(({ periodNo }) => periodNo > room.periodNo)?.instalment,
      prepayFee,
      saved: interest - prepayFee,
      balances: {
        with: [whole.principal, ...plan.rows.map(({ balance }) => balance)],
        without: balancesOf(loan, whole.principal),
      },
    };
  } catch (error) {
    if (error instanceof LoanMathError) return undefined;
    throw error;
  }
}

/** A fee added to the loan bears interest with it. */
function financed({ processingFee, ...terms }: CostTerms, loan: Cost) {
  const added = processingFee.mode === 'added' ? loan.processing_fee + loan.gst : 0;
  return { ...terms, principal: terms.principal + added };
}

/** According to the lender's plan: each payment reduces the balance by its principal. */
const balancesOf = ({ repay_plans: plans }: Cost, principal: Minor): Minor[] =>
  plans.reduce<Minor[]>(
    (line, plan) => [
      ...line,
      Math.max(0, (line.at(-1) ?? principal) - plan.principal - plan.processing_fee - plan.gst),
    ],
    [principal],
  );
