import type { CalendarDay } from './calendar/calendar';
import { exactMinor, roundToMinor, share, sum, type Minor } from './exact/minor';
import { rateFromPercent, type Percent } from './exact/decimal';
import { add, divide, multiply, ratio } from './exact/ratio';
import type { Kept } from './plan/changes';
import { calendarLevel } from './plan/calendar-level';
import { ratesFrom, type Accruing, type AccruingRow } from './plan/early-plan';
import type { RateKind } from './terms';

/** One payment of a plan on the day of an extra payment. */
export interface RowToday extends AccruingRow {
  /** Everything that is not paid of it. */
  readonly open: Minor;
  /** Of that: interest, with that of a delay. */
  readonly openInterest: Minor;
  /** Of that: the interest of a delay. A payoff before the end of the period does not contain it. */
  readonly openDelay: Minor;
  /** Of that: what bears interest. */
  readonly openPrincipal: Minor;
  /** Of what bears interest: a fee, which money pays before interest. */
  readonly openFee: Minor;
  readonly isUntouched: boolean;
}

/** A loan on the day of an extra payment. */
export interface LoanToday extends Accruing {
  readonly rows: readonly RowToday[];
  readonly onDate: CalendarDay;
  /** What pays the loan off on that day, see `payoff`. */
  readonly payoffAmount: Minor;
  readonly rateKind: RateKind;
  /** Charged on the principal that money pays early; "0" if early payment is free. */
  readonly prepayFeePercent: Percent;
}

/** An amount to pay. */
export interface Extra {
  readonly amount: Minor;
  /** instalment: the payments stay and the loan ends earlier · tenure: the end stays and the payments are smaller. */
  readonly keep: Kept;
  /** The last payment that it pays ahead, although its period has not begun. */
  readonly upTo?: number | undefined;
}

/** The loan after early money. */
export interface AfterExtra {
  /** The last payment that it pays whole. */
  readonly paidUpTo: number;
  /** The payment of the running period, if it pays only a part of it: the first of `later`. */
  readonly inPart: number | undefined;
  /** What it takes from the principal of `later`. */
  readonly extra: Minor;
  readonly prepayFee: Minor;
  /** What is to pay after it, by payment; those that are no longer needed are zero. */
  readonly later: readonly ReplannedRow[];
  /** How much less is paid until the end, after the charge. */
  readonly saves: Minor;
}

/**
 * Early money lowers the debt. It pays the interest up to that day and then principal; interest that has not run is not taken.
 * What is left to pay is recalculated from what is owed then, from that day on, over its own due dates: a payment made before
 * its due date, a part of it, and money above what is due.
 *
 * Due are the payments whose period has begun, those that are paid, and those that the borrower pays ahead (`upTo`). `undefined`:
 * nothing is early (only interest, or payments whose period has ended), the amount is at least the payoff, or this loan has no
 * later payments that can change (a flat rate, later payments that were paid before earlier ones).
 */
export function extraPayment(loan: LoanToday, { amount, keep, upTo = 0 }: Extra): AfterExtra | undefined {
  const { rateKind, onDate } = loan;
  if (rateKind !== 'reducing' || amount >= loan.payoffAmount) return undefined;
  // Earlier money may have left nothing of the last payments.
  const rows = loan.rows.slice(0, loan.rows.findLastIndex((row) => plannedOf(row) + row.open > 0) + 1);
  const begun = rows.filter((_, index) => (rows[index - 1]?.periodEnd ?? '') < onDate).length;
  let due = begun;
  while (rows[due]?.isUntouched === false) due += 1;
  const ahead = rows.findLastIndex(({ periodNo }) => periodNo <= upTo) + 1;
  let paid = Math.max(due, ahead);
  while (paid > 0 && openOf(rows.slice(0, paid)) > amount) paid -= 1;
  const now = rows.slice(0, paid);
  const later = rows.slice(paid);
  const [next, ...others] = later;
  const rest = amount - openOf(now);
  const isPart = paid < due && rest > 0;
  const isEarly = (rest > 0 ? [next] : now).some((row) => hasToRun(row, onDate));
  const changing = isPart ? others : later;
  if (next === undefined || !isEarly || !changing.every(({ isUntouched }) => isUntouched)) return undefined;
  const owed = sum(later.map(({ openPrincipal }) => openPrincipal));
  const { balance, prepayFee } = balanceAfter(loan, { rows, begun, changing, amount });
  if (balance <= 0 || balance > owed) return undefined;
  if (isPart && owed - balance <= next.openFee) return undefined;
  const [first, ...payments] = later.map(plannedOf);
  const plan = replan(
    { ...loan, rows },
    {
      paid,
      day: onDate,
      balance,
      payments:
        isPart || keep === 'instalment'
          ? [isPart ? next.open - next.openDelay - rest : (first ?? 0), ...payments]
          : undefined,
    },
  );
  const delays = sum(later.map(({ openDelay }) => openDelay));
  const leftThen = sum(plan.map(plannedOf)) + feesOf(changing) + delays;
  return {
    paidUpTo: now.at(-1)?.periodNo ?? 0,
    inPart: isPart ? next.periodNo : undefined,
    extra: owed - balance,
    prepayFee,
    later: plan,
    saves: openOf(rows) - amount - leftThen,
  };
}

/** Whether interest of an open payment has still to run. */
const hasToRun = (row: RowToday | undefined, day: CalendarDay): boolean =>
  row !== undefined && row.open > 0 && row.periodEnd > day;

/** A payment of the plan, without charges. */
const plannedOf = ({ principal, interest }: ReplannedRow): Minor => principal + interest;

const openOf = (rows: readonly RowToday[]): Minor => sum(rows.map(({ open }) => open));

/** What is open beside principal and interest. */
const feesOf = (rows: readonly RowToday[]): Minor =>
  sum(rows.map(({ open, openInterest, openPrincipal }) => open - openInterest - openPrincipal));

interface Money {
  readonly rows: readonly RowToday[];
  /** How many of them have begun or are paid. */
  readonly begun: number;
  /** Those that are recalculated. */
  readonly changing: readonly RowToday[];
  readonly amount: Minor;
}

/**
 * The balance after the money: what is missing from the payoff. The charge is on principal of payments whose period has not begun,
 * as far as money pays it and not interest that is not taken. It is solved from
 * amount = payoff − its charge − balance + charge on (chargeable principal − balance).
 */
function balanceAfter(
  loan: LoanToday,
  { rows, begun, changing, amount }: Money,
): { readonly balance: Minor; readonly prepayFee: Minor } {
  const { payoffAmount, prepayFeePercent, moneyStep = 1 } = loan;
  const isOnly = loan.rows.length === 1;
  const charge = rateFromPercent(prepayFeePercent);
  const ahead = isOnly ? rows : rows.slice(begun);
  const early = sum(ahead.map(({ openPrincipal }) => openPrincipal));
  const today = payoffAmount - share(early, charge, 'half-up', moneyStep);
  const notRun = isOnly ? 0 : openOf(rows.slice(0, begun)) + early + feesOf(ahead) - today;
  const chargeable = early - Math.max(0, notRun);
  const free = today - feesOf(changing) - amount;
  if (free >= chargeable) return { balance: free, prepayFee: 0 };
  const above = add(ratio(exactMinor(free)), multiply(ratio(exactMinor(chargeable)), charge));
  const balance = roundToMinor(divide(above, add(ratio(1), charge)), 'half-up', moneyStep);
  return { balance, prepayFee: balance - free };
}

interface Replan {
  /** How many payments stay as they are. */
  readonly paid: number;
  /** From which day the first of the others bears interest. */
  readonly day: CalendarDay;
  /** What the others repay. */
  readonly balance: Minor;
  /** The payments that stay, until the balance is repaid; undefined: the end stays, with level payments. */
  readonly payments?: readonly Minor[] | undefined;
}

/** One payment of a recalculated plan. */
export interface ReplannedRow {
  readonly periodNo: number;
  readonly principal: Minor;
  readonly interest: Minor;
}

/** Payments that repay a balance over the due dates of a loan's last payments, with the interest of each period's own days. */
export function replan(loan: Accruing, { paid, day, balance, payments }: Replan): readonly ReplannedRow[] {
  const { rows, moneyStep } = loan;
  const later = rows.slice(paid);
  const rates = ratesFrom(loan, paid, day);
  const level =
    payments === undefined
      ? calendarLevel((periodNo) => rates[periodNo - 1] ?? ratio(0), later.length)(
          ratio(exactMinor(balance)),
          1,
          (exact) => roundToMinor(exact, 'half-up', moneyStep),
        )
      : 0;
  let left = balance;
  let carried = 0;
  return later.map(({ periodNo }, index) => {
    const isLast = index === later.length - 1;
    const payment = payments?.[index] ?? level;
    const run = carried + share(left, rates[index] ?? ratio(0), 'half-up', moneyStep);
    // The first of them has interest from the day of the money: what exceeds the payment is in the next one, without interest on it.
    const interest = isLast ? run : Math.min(run, payment);
    carried = run - interest;
    const principal = isLast ? left : Math.min(left, payment - interest);
    left -= principal;
    return { periodNo, principal, interest };
  });
}
