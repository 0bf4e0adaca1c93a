import { allocate, splitTotal, type Split } from '@clearloan/loan-math';
import type { payments } from '../../platform/database/schema/payments';
import { isOpen, openRows, overdueDays, type Debt } from './debt';
import { extraOf, type PlanDelta } from './extra';
import { creditLines, type Line } from './ledger';
import { coolingOffEnding, mayLeave, payoffOf, type Ending } from './payoff';

type Payment = typeof payments.$inferSelect;

/** How an amount is allocated to a debt. */
export interface Fall {
  readonly rows: readonly { readonly periodNo: number; readonly paid: Split }[];
  /** What exceeds the debt. */
  readonly left: number;
  /** The early-payment charge, separate from the rows. */
  readonly prepayFee: number;
  readonly ending: Ending | undefined;
  /** How early money changes the plan. */
  readonly changes: readonly PlanDelta[];
  /** Whether the money returns the loan in its cooling-off period. */
  readonly isLeaving: boolean;
}

/**
 * Allocates an amount to the debt of the day on which the bank booked it. At or above what ends the loan it ends the loan; before a
 * due date it pays the interest that has run and lowers the principal; otherwise it pays the plan, what the borrower chose first.
 */
export function fallOf(debt: Debt, payment: Payment, valueDay: string, bookedAt: Date): Fall {
  const { amount, purpose } = payment;
  const isLeaving = purpose === 'coolingOff' && overdueDays(debt) === 0 && mayLeave(debt, bookedAt);
  const payoff = debt.rows.some(isOpen) ? payoffOf(debt, valueDay) : undefined;
  const ending = isLeaving ? coolingOffEnding(debt, valueDay) : payoff;
  if (ending !== undefined && amount >= ending.amount) {
    const rows = ending.rows.map(({ periodNo, pays }) => ({ periodNo, paid: pays }));
    const changes = ending.rows.flatMap(({ periodNo, waivedInterest }) =>
      waivedInterest === 0 ? [] : [{ ...noChange, periodNo, interest: -waivedInterest }],
    );
    const left = amount - ending.amount;
    return { rows, left, prepayFee: ending.prepayFee, ending, changes, isLeaving };
  }
  const ahead = purpose === 'period' ? chosenBy(payment) : [];
  const extra = payoff && extraOf(debt, { amount, keep: payment.keep, ahead }, valueDay, payoff);
  if (extra !== undefined) return { ...extra, left: 0, ending: undefined, isLeaving: false };
  const part = { prepayFee: 0, ending: undefined, changes: [], isLeaving: false };
  const isForAll = purpose === 'payoff' || purpose === 'coolingOff';
  if (isForAll && ending !== undefined && ending.prepayFee === 0) {
    // Too little to end the loan still pays what would have ended it, without interest for future days.
    const asked = ending.rows.map(({ periodNo, pays }) => ({ periodNo, owed: pays }));
    return { ...allocate(amount, asked), ...part };
  }
  const open = openRows(debt).map((row) => ({ periodNo: row.periodNo, owed: row.open }));
  const wanted = purpose === 'amount' ? [] : chosenBy(payment);
  const chosen = open.filter((row) => wanted.includes(row.periodNo));
  const others = open.filter((row) => !wanted.includes(row.periodNo));
  return { ...allocate(amount, [...chosen, ...others]), ...part };
}

const noChange = { principal: 0, fee: 0, tax: 0, interestFrom: null, ranBefore: null } as const;

/** The plan payments that the borrower chose. */
export const chosenBy = ({ chosenPeriodNos, periodNos }: Payment): number[] => chosenPeriodNos ?? periodNos;

/** The plan payments that the money reached. */
export const reachedIn = ({ rows }: Fall): number[] =>
  rows.filter((row) => splitTotal(row.paid) > 0).map((row) => row.periodNo);

/** A note to the borrower besides the amount: too little, too late, or a part or all of it went back. */
export function reasonOf(payment: Payment, fall: Fall, after: Debt, bookedAt: Date): Payment['reason'] {
  const { purpose, expiresAt } = payment;
  const chosen = chosenBy(payment);
  if (reachedIn(fall).length === 0) return 'nothingDue';
  if (fall.left > 0) return 'over';
  const isForAll = purpose === 'payoff' || purpose === 'coolingOff';
  const isOwed = after.rows.some((row) => chosen.includes(row.periodNo) && isOpen(row));
  if (isForAll ? fall.ending === undefined : purpose === 'period' && isOwed) return 'short';
  return expiresAt !== null && bookedAt > expiresAt ? 'late' : null;
}

/** The ledger lines of an allocation. Money that reaches nothing goes back with the fee of its payment method. */
export function linesOf(fall: Fall, amount: number, fee: number, source: string): Line[] {
  const payFee = reachedIn(fall).length === 0 ? 0 : fee;
  return [
    { account: 'bank', amount: amount + fee, source },
    { account: 'payFee', amount: -payFee },
    { account: 'fee', amount: -fall.prepayFee },
    { account: 'toReturn', amount: -(fall.left + fee - payFee) },
    ...fall.rows.flatMap(({ periodNo, paid }) => creditLines(periodNo, paid)),
  ];
}
