import type { CalendarDay } from './calendar/day';
import { exactMinor, roundToMinor, share, sum, type Minor } from './exact/minor';
import { rateFromPercent, type Percent } from './exact/percent';
import { add, divide, multiply, ratio, type Ratio } from './exact/ratio';
import type { Kept } from './plan/changes';
import { calendarLevel } from './plan/calendar-level';
import { yearsOver, type Pace } from './plan/accrual';
import type { RateKind } from './terms';

/** One payment of a plan on the day of an extra payment. */
export interface RowToday {
  readonly periodNo: number;
  /** The date on which the period's interest is fully accrued: the due date before any delay. */
  readonly periodEnd: CalendarDay;
  /** What bears interest: principal, and a fee that was added to the loan. */
  readonly principal: Minor;
  /** The interest of the plan, without that of a delay. */
  readonly interest: Minor;
  /** Everything that is not paid of it. */
  readonly open: Minor;
  readonly isUntouched: boolean;
}

/** A loan on the day of an extra payment. */
export interface LoanToday extends Pace {
  readonly rows: readonly RowToday[];
  readonly onDate: CalendarDay;
  readonly startDate: CalendarDay;
  /** What pays the loan off on that day, see `payoff`. */
  readonly payoffAmount: Minor;
  readonly annualRatePercent: Percent;
  readonly rateKind: RateKind;
  /** Charged on the principal that is paid early; "0" if early payment is free. */
  readonly prepayFeePercent: Percent;
  /** The smallest payable amount in the market, in minor units; 1 by default. */
  readonly moneyStep?: Minor | undefined;
}

/** An amount to pay. */
export interface Extra {
  readonly amount: Minor;
  /** instalment: the payments stay and the loan ends earlier · tenure: the end stays and the payments are smaller. */
  readonly keep: Kept;
  /** The last payment that it pays ahead, although its period has not begun. */
  readonly upTo?: number | undefined;
}

/** The loan after an extra payment. */
export interface AfterExtra {
  /** The last payment that it pays whole. */
  readonly paidUpTo: number;
  /** What it takes from the principal of later payments. */
  readonly extra: Minor;
  readonly prepayFee: Minor;
  /** The later payments as they are now; those that are no longer needed are zero. */
  readonly later: readonly ReplannedRow[];
  /** How much less is paid until the end, after the charge. */
  readonly saves: Minor;
}

/**
 * Extra money lowers the debt. An amount above what is due pays interest up to that day and then principal; interest that
 * has not run is not taken. The later payments are recalculated from what is owed then, from that day on, over their own
 * due dates.
 *
 * Due are the payments whose period has begun, those that are paid, and those that the borrower pays ahead (`upTo`). `undefined`: the amount is
 * at most what is due, or at least the payoff, or this loan has no later payments that can change (a flat rate, one
 * payment, later payments that were paid in part).
 */
export function extraPayment(loan: LoanToday, { amount, keep, upTo = 0 }: Extra): AfterExtra | undefined {
  const { rows, rateKind, onDate } = loan;
  if (rateKind !== 'reducing' || rows.length < 2 || amount >= loan.payoffAmount) return undefined;
  let begun = begunPeriods(
    rows.map(({ periodEnd }) => periodEnd),
    onDate,
  );
  while (rows[begun]?.open === 0) begun += 1;
  let paid = rows.length;
  while (paid > begun && ((rows[paid - 1]?.periodNo ?? 0) > upTo || openOf(rows.slice(0, paid)) > amount)) {
    paid -= 1;
  }
  const now = rows.slice(0, paid);
  const later = rows.slice(paid);
  const isMore = amount > openOf(now) || (paid > begun && amount === openOf(now));
  if (!isMore || !later.every(({ isUntouched }) => isUntouched)) return undefined;
  const owed = sum(later.map(({ principal }) => principal));
  const early = sum(rows.slice(begun).map(({ principal }) => principal));
  const { balance, prepayFee } = balanceAfter(loan, later, early, amount);
  if (balance <= 0 || balance > owed) return undefined;
  const each = (later[0]?.principal ?? 0) + (later[0]?.interest ?? 0);
  const plan = replan(loan, {
    paid,
    day: onDate,
    balance,
    each: keep === 'instalment' ? each : undefined,
  });
  const leftThen = sum(plan.map(({ principal, interest }) => principal + interest)) + chargesOf(later);
  return {
    paidUpTo: now.at(-1)?.periodNo ?? 0,
    extra: owed - balance,
    prepayFee,
    later: plan,
    saves: openOf(rows) - amount - leftThen,
  };
}

/** How many periods have begun on a day, by the days on which they end. */
export const begunPeriods = (ends: readonly CalendarDay[], day: CalendarDay): number =>
  ends.filter((_, index) => (ends[index - 1] ?? '') < day).length;

const openOf = (rows: readonly RowToday[]): Minor => sum(rows.map(({ open }) => open));

/** What payments cost beside principal and interest of the plan: delays, for example. */
const chargesOf = (rows: readonly RowToday[]): Minor =>
  sum(rows.map(({ open, principal, interest }) => open - principal - interest));

/**
 * The balance after the money: what is missing from the payoff. With a charge on early principal it is solved from
 * amount = payoff − its charge − balance + charge on (early principal − balance).
 */
function balanceAfter(
  { payoffAmount, prepayFeePercent, moneyStep = 1 }: LoanToday,
  later: readonly RowToday[],
  early: Minor,
  amount: Minor,
): { readonly balance: Minor; readonly prepayFee: Minor } {
  const charge = rateFromPercent(prepayFeePercent);
  const whole = payoffAmount - share(early, charge, 'half-up', moneyStep) - chargesOf(later);
  const above = add(ratio(exactMinor(whole - amount)), multiply(ratio(exactMinor(early)), charge));
  const balance = roundToMinor(divide(above, add(ratio(1), charge)), 'half-up', moneyStep);
  return { balance, prepayFee: amount - (whole - balance) };
}

interface Replan {
  /** How many payments stay as they are. */
  readonly paid: number;
  /** From which day the first of the others bears interest. */
  readonly day: CalendarDay;
  /** What the others repay. */
  readonly balance: Minor;
  /** The payment that stays; undefined: the end stays. */
  readonly each?: Minor | undefined;
}

/** One payment of a recalculated plan. */
export interface ReplannedRow {
  readonly periodNo: number;
  readonly principal: Minor;
  readonly interest: Minor;
}

/** A loan whose payments accrue interest over their own due dates. */
export type Accruing = Pace &
  Pick<LoanToday, 'startDate' | 'annualRatePercent' | 'moneyStep'> & {
    readonly rows: readonly Pick<RowToday, 'periodNo' | 'periodEnd' | 'principal' | 'interest'>[];
  };

/** The rate of each of the last payments, the first of them from a day on. */
function ratesFrom(loan: Accruing, paid: number, day: CalendarDay): readonly Ratio[] {
  const { rows, startDate } = loan;
  const rate = rateFromPercent(loan.annualRatePercent);
  const periods = rows.map(({ periodEnd }, index) => ({
    from: rows[index - 1]?.periodEnd ?? startDate,
    to: periodEnd,
  }));
  return periods
    .slice(paid)
    .map(({ from, to }, index) => multiply(rate, yearsOver(periods, loan, index === 0 ? day : from, to)));
}

/**
 * Checks a plan after an extra payment: the payments whose interest is not that of what they repay, with the interest that is.
 * `fromPeriod`: the first later payment, whose interest runs from `day`.
 */
export function wrongAfterExtra(
  loan: Accruing,
  fromPeriod: number,
  day: CalendarDay,
): { readonly periodNo: number; readonly interest: Minor }[] {
  const paid = loan.rows.findIndex(({ periodNo }) => periodNo === fromPeriod);
  const later = loan.rows.slice(paid);
  const rates = ratesFrom(loan, paid, day);
  let left = sum(later.map(({ principal }) => principal));
  let carried = 0;
  return later.flatMap(({ periodNo, principal, interest }, index) => {
    const run = carried + share(left, rates[index] ?? ratio(0), 'half-up', loan.moneyStep);
    left -= principal;
    carried = run - interest;
    // Interest above an equal payment is in the next one.
    const mayCarry = principal === 0 && index < later.length - 1;
    if (carried === 0 || (mayCarry && carried > 0)) return [];
    carried = 0;
    return [{ periodNo, interest: run }];
  });
}

/** Level payments that repay a balance over the due dates of a loan's last payments, with the interest of each period's own days. */
export function replan(loan: Accruing, { paid, day, balance, each }: Replan): readonly ReplannedRow[] {
  const { rows, moneyStep } = loan;
  const later = rows.slice(paid);
  const rates = ratesFrom(loan, paid, day);
  const level = calendarLevel((periodNo) => rates[periodNo - 1] ?? ratio(0), later.length);
  const payment =
    each ?? level(ratio(exactMinor(balance)), 1, (exact) => roundToMinor(exact, 'half-up', moneyStep));
  let left = balance;
  let carried = 0;
  return later.map(({ periodNo }, index) => {
    const isLast = index === later.length - 1;
    const run = carried + share(left, rates[index] ?? ratio(0), 'half-up', moneyStep);
    // The first of them has interest from the day of the money: what exceeds the payment is in the next one, without interest on it.
    const interest = isLast ? run : Math.min(run, payment);
    carried = run - interest;
    const principal = isLast ? left : Math.min(left, payment - interest);
    left -= principal;
    return { periodNo, principal, interest };
  });
}
