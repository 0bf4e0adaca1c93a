import { addSplits, emptySplit, splitTotal, subtractSplit, type Split } from './allocation';
import type { CalendarDay } from './calendar/calendar';
import { exactMinor, share, sum, type Minor } from './exact/minor';
import { rateFromPercent, type Percent } from './exact/decimal';
import { divide, multiply, ratio, subtract, type Ratio } from './exact/ratio';
import { accruedYears, yearsOver } from './plan/accrual';
import type { DayCount, RateKind, TenureType } from './terms';

/** One payment as of that day: all its parts, penalty included, and what was paid of each. */
export interface PayoffRow {
  readonly periodNo: number;
  /** The date on which the period's interest is fully accrued: the due date before any delay. */
  readonly periodEnd: CalendarDay;
  /** The interest-bearing balance of this period in the schedule. */
  readonly balanceBefore: Minor;
  readonly due: Split;
  readonly paid: Split;
  /** The day from which its interest runs after an extra payment; by default the end of the period before. */
  readonly interestFrom?: CalendarDay | undefined;
  /** Interest of it that had run before that day, after a new plan. */
  readonly ranBefore?: Minor | undefined;
  /** What was paid of the interest-bearing balance, by day. */
  readonly repaid?: readonly { readonly onDate: CalendarDay; readonly amount: Minor }[] | undefined;
}

export interface PayoffInput {
  readonly rows: readonly PayoffRow[];
  readonly onDate: CalendarDay;
  readonly startDate: CalendarDay;
  readonly annualRatePercent: Percent;
  readonly rateKind: RateKind;
  readonly tenureType: TenureType;
  readonly dayCount: DayCount;
  /** Charged on the principal that is paid early; "0" if early payment is free. */
  readonly prepayFeePercent: Percent;
  /** The smallest payable amount in the market, in minor units; 1 by default. */
  readonly moneyStep?: Minor | undefined;
}

export interface Payoff {
  /** The total to pay on that day. */
  readonly amount: Minor;
  readonly split: Split;
  /** The charge for paying early; included in `split.fee`. */
  readonly prepayFee: Minor;
  /** Interest that is never charged, minus the charge for paying early. */
  readonly saves: Minor;
  /** Per payment: what the payoff pays of it and what interest is waived. */
  readonly rows: readonly {
    readonly periodNo: number;
    readonly pays: Split;
    readonly waivedInterest: Minor;
  }[];
}

/**
 * The amount that pays off the loan on a day: everything unpaid of the payments whose period has ended, the
 * remaining principal, and for the current period only the interest of the elapsed days, counted by the loan's own
 * day rule (`accruedYears`). Interest of later periods is waived, and interest that was paid for days still to come is
 * credited: so several payments on one day cost what one payment costs. The charge for paying early is on the
 * balance of payments whose period has not begun, or on all of a loan with one payment.
 */
export function payoff(input: PayoffInput): Payoff {
  const rows = withinDebt(
    input.rows.map((row, index) => {
      const unpaid = subtractSplit(row.due, row.paid);
      const interest = earnedInterest(input, index) - row.paid.interest;
      return { periodNo: row.periodNo, pays: { ...unpaid, interest } };
    }),
  );
  const early = input.rows.flatMap((row, index) => {
    const hasBegun = index === 0 || periodStart(input, index) < input.onDate;
    return hasBegun && !isOnly(input, row) ? [] : [unpaidBalance(input, index)];
  });
  const prepayFee = share(sum(early), rateFromPercent(input.prepayFeePercent), 'half-up', input.moneyStep);
  const owed = rows.reduce((total, { pays }) => addSplits(total, pays), { ...emptySplit, fee: prepayFee });
  const withWaived = rows.map((row, index) => {
    const { due, paid } = input.rows[index] ?? { due: emptySplit, paid: emptySplit };
    return { ...row, waivedInterest: due.interest - paid.interest - row.pays.interest };
  });
  const waived = sum(withWaived.map((row) => row.waivedInterest));
  return { amount: splitTotal(owed), split: owed, prepayFee, saves: waived - prepayFee, rows: withWaived };
}

const isOnly = ({ rows, onDate }: PayoffInput, { periodEnd }: PayoffRow): boolean =>
  rows.length === 1 && onDate < periodEnd;

/** What is not paid of the interest-bearing part of a payment: principal, and a fee that was added to the loan. */
function unpaidBalance({ rows }: PayoffInput, index: number): Minor {
  const row = rows[index];
  if (row === undefined) return 0;
  const addedFee = row.balanceBefore - (rows[index + 1]?.balanceBefore ?? 0) - row.due.principal;
  return row.due.principal - row.paid.principal + Math.max(0, Math.min(addedFee, row.due.fee - row.paid.fee));
}

interface Pays {
  readonly periodNo: number;
  readonly pays: Split;
}

/** A credit lowers the payoff at most to nothing. */
function withinDebt(rows: readonly Pays[]): readonly Pays[] {
  let tooMuch = -Math.min(0, sum(rows.map(({ pays }) => splitTotal(pays))));
  return rows.map(({ periodNo, pays }) => {
    const back = Math.min(tooMuch, Math.max(0, -pays.interest));
    tooMuch -= back;
    return { periodNo, pays: { ...pays, interest: pays.interest + back } };
  });
}

const periodStart = ({ rows, startDate }: PayoffInput, index: number): CalendarDay =>
  rows[index - 1]?.periodEnd ?? startDate;

/** Interest of one payment that has accrued by that day: all, a part, or none yet. */
function earnedInterest(input: PayoffInput, index: number): Minor {
  const row = input.rows[index];
  if (!row) return 0;
  if (row.periodEnd <= input.onDate) return row.due.interest;
  const from = row.interestFrom ?? periodStart(input, index);
  const { ranBefore = 0 } = row;
  const run = input.onDate <= from ? 0 : runningInterest(input, row, from);
  return Math.min(row.due.interest, ranBefore + run);
}

function runningInterest(input: PayoffInput, row: PayoffRow, from: CalendarDay): Minor {
  const { onDate, rateKind, tenureType, dayCount, moneyStep } = input;
  if (rateKind === 'reducing') {
    const factor = multiply(rateFromPercent(input.annualRatePercent), balanceYears(input, row, from));
    return share(1, factor, 'half-up', moneyStep);
  }
  const period = { from, to: row.periodEnd, tenureType, dayCount };
  const part = divide(accruedYears(period, onDate), accruedYears(period, row.periodEnd));
  return share(row.due.interest, part, 'half-up', moneyStep);
}

/** The balance times the years for which it was owed: what was repaid bears interest only until its day. */
function balanceYears(
  input: PayoffInput,
  { balanceBefore, repaid = [] }: PayoffRow,
  from: CalendarDay,
): Ratio {
  const periods = input.rows.map(({ periodEnd }, index) => ({
    from: periodStart(input, index),
    to: periodEnd,
  }));
  const until = (day: CalendarDay): Ratio => (day <= from ? ratio(0) : yearsOver(periods, input, from, day));
  const whole = multiply(ratio(exactMinor(balanceBefore)), until(input.onDate));
  return repaid
    .filter(({ onDate }) => onDate < input.onDate)
    .reduce((total, { onDate, amount }) => {
      const after = subtract(until(input.onDate), until(onDate));
      return subtract(total, multiply(ratio(exactMinor(amount)), after));
    }, whole);
}
