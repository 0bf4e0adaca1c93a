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

/** What a borrower thinks about: so much on top of the next payment, and what stays as it is. */
export interface ExtraPayment {
  readonly amount: Minor;
  readonly keep: Kept;
}

/** The loan as it would go on. `saved` = interest not paid − what the lender takes for paying early. */
export interface WhatIf {
  readonly endsOn: Day;
  /** By how many payments sooner. */
  readonly fewer: number;
  /** What each payment after the extra one would be; nothing when none is left. */
  readonly each: Minor | undefined;
  readonly prepayFee: Minor;
  readonly saved: Minor;
  /** What is owed before the first payment and after each, with the extra payment and without. */
  readonly balances: { readonly with: readonly Minor[]; readonly without: readonly Minor[] };
}

/** A loan that can take an extra payment: with which payment, and how much at most. */
export interface RoomForExtra {
  readonly periodNo: number;
  readonly most: Minor;
}

/**
 * With which payment one could pay extra, and how much is owed then. `undefined` where the answer would be a guess: no
 * falling balance, one payment left, a delay in the plan, or terms that this device does not come to the same figures by.
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

/** What paying extra with the next payment would change, by loan-math and the loan's own terms. */
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

/** A fee that joined the loan carries interest with it. */
function financed({ processingFee, ...terms }: CostTerms, loan: Cost) {
  const added = processingFee.mode === 'added' ? loan.processing_fee + loan.gst : 0;
  return { ...terms, principal: terms.principal + added };
}

/** As the lender's plan goes on: each payment takes its part of the loan off. */
const balancesOf = ({ repay_plans: plans }: Cost, principal: Minor): Minor[] =>
  plans.reduce<Minor[]>(
    (line, plan) => [
      ...line,
      Math.max(0, (line.at(-1) ?? principal) - plan.principal - plan.processing_fee - plan.gst),
    ],
    [principal],
  );
