import {
  apportion,
  extraPayment,
  splitTotal,
  sum,
  type AfterExtra,
  type Kept,
  type LoanToday,
  type Split,
} from '@clearloan/loan-math';
import { thisLender } from '../../platform/lender/lender';
import { isOpen, openRows, type Debt } from './debt';
import type { DebtRow, PlanChange } from './debt-row';
import type { Ending } from './payoff';

/** Money, and what it is for. */
interface Money {
  readonly amount: number;
  readonly keep: Kept | null;
  /** The payments of the plan that the borrower chose, even ahead of their time. */
  readonly ahead: readonly number[];
}

/** How early money changes one payment of a plan. */
export type PlanDelta = Pick<
  PlanChange,
  'periodNo' | 'principal' | 'interest' | 'fee' | 'tax' | 'interestFrom' | 'ranBefore'
>;

/** How early money is allocated: what is due, then principal of later payments. */
export interface ExtraFall {
  readonly rows: readonly { readonly periodNo: number; readonly paid: Split }[];
  readonly prepayFee: number;
  readonly changes: readonly PlanDelta[];
}

/** A loan on a day as an extra payment meets it. */
function loanToday({ loan, rows }: Debt, day: string, payoffAmount: number): LoanToday {
  const { moneyStep } = thisLender();
  return {
    rows: rows.map((row) => ({
      periodNo: row.periodNo,
      periodEnd: row.periodEnd,
      principal: interestBearing(row),
      interest: row.planInterest,
      open: splitTotal(row.open),
      openInterest: row.open.interest,
      openDelay: openDelay(row),
      openPrincipal: row.open.principal + Math.min(row.open.fee, row.addedFee),
      openFee: Math.min(row.open.fee, row.addedFee),
      isUntouched: splitTotal(row.paid) === 0,
    })),
    onDate: day,
    startDate: loan.startDate,
    payoffAmount,
    annualRatePercent: loan.annualRatePercent,
    rateKind: loan.rateKind,
    tenureType: loan.tenureType,
    dayCount: loan.dayCount,
    prepayFeePercent: loan.prepayFeePercent,
    moneyStep,
  };
}

/** What is open of the interest of a delay, which is paid last. */
const openDelay = ({ due, open, planInterest }: DebtRow): number =>
  Math.min(open.interest, due.interest - planInterest);

const interestBearing = ({ due, addedFee }: DebtRow): number => due.principal + addedFee;

/**
 * Allocates early money. `undefined` if nothing is early, or a payment would be paid before an earlier one.
 */
export function extraOf(
  debt: Debt,
  { amount, keep, ahead }: Money,
  day: string,
  payoff: Ending,
): ExtraFall | undefined {
  const upTo = Math.max(0, ...ahead);
  const isGap = debt.rows.some((row) => isOpen(row) && row.periodNo < upTo && !ahead.includes(row.periodNo));
  if (isGap) return undefined;
  const after = extraPayment(loanToday(debt, day, payoff.amount), {
    amount,
    keep: keep ?? 'instalment',
    upTo,
  });
  if (after === undefined || isOutOfOrder(debt, after, ahead)) return undefined;
  return after.inPart === undefined
    ? wholeFall(debt, after, day, payoff)
    : partFall(debt, after, after.inPart, { day, payoff });
}

/** A delay may move a payment past the next one, which is due first then. What the borrower chose is paid first. */
function isOutOfOrder(debt: Debt, { paidUpTo, inPart = 0 }: AfterExtra, ahead: readonly number[]): boolean {
  const reached = Math.max(paidUpTo, inPart);
  const [first] = openRows(debt).filter(({ periodNo }) => periodNo > paidUpTo);
  const isAfter = ({ periodNo, dueDate }: DebtRow) =>
    periodNo <= reached && !ahead.includes(periodNo) && dueDate > (first?.dueDate ?? dueDate);
  return debt.rows.filter(isOpen).some(isAfter);
}

/**
 * Whole payments. The principal that the money takes from later ones is posted to the last payment that it pays, so that
 * principal paid is principal due on each row.
 */
function wholeFall(debt: Debt, after: AfterExtra, day: string, payoff: Ending): ExtraFall {
  const { paidUpTo, extra, prepayFee } = after;
  const owed = payoff.rows;
  const now = owed.filter(({ periodNo }) => periodNo <= paidUpTo);
  // After earlier money the interest of the next payment runs already.
  const run = sum(owed.map(({ periodNo, pays }) => (periodNo > paidUpTo ? pays.interest : 0)));
  const later = laterDeltas(debt, after.later, day);
  const moved = movedBy(later);
  if (moved.principal + moved.fee + moved.tax !== extra)
    throw new Error('An extra payment is out of balance.');
  const rows = now.map(({ periodNo, pays }) => {
    if (periodNo !== paidUpTo) return { periodNo, paid: pays };
    const principal = pays.principal + moved.principal;
    const interest = pays.interest + run;
    return { periodNo, paid: { ...pays, interest, principal, fee: pays.fee + moved.fee + moved.tax } };
  });
  const runsFrom = debt.rows.find(({ periodNo }) => periodNo > paidUpTo)?.interestFrom ?? null;
  const early = now.map(({ periodNo, waivedInterest }) =>
    periodNo === paidUpTo
      ? {
          ...moved,
          ranBefore: null,
          periodNo,
          interest: run - waivedInterest,
          interestFrom: beforeStart(debt, periodNo, runsFrom),
        }
      : { ...nothing, periodNo, interest: -waivedInterest, interestFrom: null },
  );
  return { rows, prepayFee, changes: [...early, ...later].filter(isChange) };
}

/**
 * A part of the running payment: its fees, its interest so far, and principal. The rest of it stays the same amount, with the
 * interest of the days to come.
 */
function partFall(
  debt: Debt,
  { extra, prepayFee, later: [rest, ...others] }: AfterExtra,
  inPart: number,
  { day, payoff }: { readonly day: string; readonly payoff: Ending },
): ExtraFall | undefined {
  const row = debt.rows.find(({ periodNo }) => periodNo === inPart);
  const owed = payoff.rows.find(({ periodNo }) => periodNo === inPart)?.pays;
  if (row === undefined || owed === undefined || rest === undefined)
    throw new Error('A part payment reached no payment.');
  const later = laterDeltas(debt, others, null);
  const { fee, tax } = movedBy(later);
  // What is left of the later payments is less than their fees.
  if (fee + tax !== 0) return undefined;
  // A fee that was added to the loan is paid first.
  const principal = extra - Math.min(row.open.fee, row.addedFee);
  const running: PlanDelta = {
    periodNo: inPart,
    principal: principal + rest.principal - row.open.principal,
    interest: owed.interest + rest.interest + openDelay(row) - row.open.interest,
    fee,
    tax,
    interestFrom: day,
    ranBefore: row.paid.interest + owed.interest,
  };
  if (running.principal !== movedBy(later).principal) throw new Error('A part payment is out of balance.');
  const before = payoff.rows.filter(({ periodNo }) => periodNo < inPart);
  return {
    rows: [
      ...before.map(({ periodNo, pays }) => ({ periodNo, paid: pays })),
      { periodNo: inPart, paid: { ...owed, principal } },
    ],
    prepayFee,
    changes: [running, ...later.filter(isChange)],
  };
}

/** What the later payments no longer repay. */
const movedBy = (later: readonly PlanDelta[]) => ({
  principal: -sum(later.map(({ principal }) => principal)),
  fee: -sum(later.map(({ fee }) => fee)),
  tax: -sum(later.map(({ tax }) => tax)),
});

/** The day from which interest of a payment runs that was paid before its period began. */
function beforeStart({ loan, rows }: Debt, periodNo: number, runsFrom: string | null): string | null {
  const index = rows.findIndex((row) => row.periodNo === periodNo);
  const from = rows[index]?.interestFrom ?? rows[index - 1]?.periodEnd ?? loan.startDate;
  return runsFrom !== null && runsFrom < from ? runsFrom : null;
}

const nothing = { principal: 0, fee: 0, tax: 0, ranBefore: null } as const;

const isChange = ({ principal, interest, fee, tax, interestFrom }: PlanDelta): boolean =>
  principal !== 0 || interest !== 0 || fee !== 0 || tax !== 0 || interestFrom !== null;

interface Later {
  readonly periodNo: number;
  /** Interest-bearing: with the fee that was added to the loan. */
  readonly principal: number;
  readonly interest: number;
}

/**
 * The differences of later payments. The rest of a fee that was added to the loan stays spread over them.
 * @param day from which the interest of the first of them runs; null: from the end of the period before
 */
export function laterDeltas({ rows }: Debt, later: readonly Later[], day: string | null): PlanDelta[] {
  const { moneyStep } = thisLender();
  const before = later.flatMap(({ periodNo }) => rows.find((row) => row.periodNo === periodNo) ?? []);
  const weights = later.map(({ principal }) => principal);
  const left = sum(weights);
  const fees = apportion(Math.min(left, sum(before.map(({ addedFee }) => addedFee))), weights, moneyStep);
  const tax = sum(before.map((row) => row.addedFee - row.processingFee));
  const taxes = apportion(Math.min(sum(fees), tax), fees, moneyStep);
  return later.flatMap(({ periodNo, principal, interest }, index) => {
    const row = before[index];
    if (row === undefined) return [];
    const addedFee = fees[index] ?? 0;
    const ownTax = taxes[index] ?? 0;
    return [
      {
        periodNo,
        principal: principal - addedFee - row.due.principal,
        interest: interest - row.planInterest,
        fee: addedFee - ownTax - row.processingFee,
        tax: ownTax - (row.addedFee - row.processingFee),
        interestFrom: index === 0 ? day : null,
        ranBefore: null,
      },
    ];
  });
}
