import { addSplits, emptySplit, splitTotal, subtractSplit, type Split } from './allocation';
import type { CalendarDay } from './calendar/day';
import { share, sum, type Minor } from './exact/minor';
import { rateFromPercent, type Percent } from './exact/percent';
import { divide, multiply } from './exact/ratio';
import { accruedYears } from './plan/accrual';
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
 * day rule (`accruedYears`). Interest of later periods is waived. Interest already paid in advance is not
 * refunded.
 */
export function payoff(input: PayoffInput): Payoff {
  const rows = input.rows.map((row, index) => {
    const unpaid = subtractSplit(row.due, row.paid);
    const earned = earnedInterest(input, index);
    const interest = Math.max(0, earned - row.paid.interest);
    return {
      periodNo: row.periodNo,
      pays: { ...unpaid, interest },
      waivedInterest: unpaid.interest - interest,
    };
  });
  const early = input.rows
    .filter((row) => row.periodEnd > input.onDate)
    .map((row) => row.due.principal - row.paid.principal);
  const prepayFee = share(sum(early), rateFromPercent(input.prepayFeePercent), 'half-up', input.moneyStep);
  const owed = rows.reduce((total, { pays }) => addSplits(total, pays), { ...emptySplit, fee: prepayFee });
  const waived = sum(rows.map((row) => row.waivedInterest));
  return { amount: splitTotal(owed), split: owed, prepayFee, saves: waived - prepayFee, rows };
}

/** Interest of one payment that has accrued by that day: all, a part, or none yet. */
function earnedInterest(input: PayoffInput, index: number): Minor {
  const row = input.rows[index];
  if (!row) return 0;
  const from = input.rows[index - 1]?.periodEnd ?? input.startDate;
  if (row.periodEnd <= input.onDate) return row.due.interest;
  if (input.onDate <= from) return 0;
  return Math.min(row.due.interest, runningInterest(input, row, from));
}

function runningInterest(input: PayoffInput, row: PayoffRow, from: CalendarDay): Minor {
  const { onDate, rateKind, tenureType, dayCount, moneyStep } = input;
  const period = { from, to: row.periodEnd, tenureType, dayCount };
  const passed = accruedYears(period, onDate);
  if (rateKind === 'reducing') {
    const factor = multiply(rateFromPercent(input.annualRatePercent), passed);
    return share(row.balanceBefore, factor, 'half-up', moneyStep);
  }
  const part = divide(passed, accruedYears(period, row.periodEnd));
  return share(row.due.interest, part, 'half-up', moneyStep);
}
