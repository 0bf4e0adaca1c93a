import { addDays } from './calendar/calendar';
import { type CalendarDay } from './calendar/day';
import { exactMinor, share, type Minor } from './exact/minor';
import { rateFromPercent, type Percent } from './exact/percent';
import { multiply, ratio, type Ratio } from './exact/ratio';
import { withTax } from './fees';
import { receivedAtStart } from './rate/apr';
import type { Flow } from './rate/flows';
import { percentOfRate } from './rate/percent-of-rate';
import { periodicRate } from './rate/periodic-rate';
import { checkTenure, daysShare, nominalDays, periodsPerYear, yearShare } from './tenure';
import type { DayCount, TenureType } from './terms';

export interface DelayInput {
  readonly days: number;
  /** What is still to pay of the payment that moves: it alone is used longer, so it alone carries interest. */
  readonly unpaid: Minor;
  readonly dueDate: CalendarDay;
  readonly annualRatePercent: Percent;
  readonly tenureType: TenureType;
  readonly dayCount: DayCount;
  readonly fee: Minor;
  readonly taxPercent: Percent;
  /** The smallest amount that is paid in the market, in minor units; 1 unless given. */
  readonly moneyStep?: Minor | undefined;
}

export interface DelayQuote {
  readonly days: number;
  readonly fee: Minor;
  readonly tax: Minor;
  readonly extraInterest: Minor;
  /** fee + tax + extra interest: the price of waiting. */
  readonly extraCost: Minor;
  readonly newDueDate: CalendarDay;
  /** The payment with the price of waiting in it. */
  readonly newTotal: Minor;
}

/**
 * What it costs to move one payment by some days; the other payments do not move. Extra interest = unpaid amount × yearly
 * rate × days by the loan's day count, rounded half-up to minor units. The later payments already carry the interest of the
 * principal behind them for these days, so interest on the whole remaining principal would charge it twice.
 */
export function delayQuote(input: DelayInput): DelayQuote {
  const { days, unpaid, dueDate, tenureType, dayCount, moneyStep } = input;
  const newDueDate = addDays(dueDate, days);
  const { fee, tax } = withTax(input.fee, input.taxPercent, moneyStep);
  const years =
    dayCount === 'act/act'
      ? yearShare(dueDate, newDueDate, tenureType, dayCount)
      : daysShare(days, tenureType, dayCount);
  const factor = multiply(rateFromPercent(input.annualRatePercent), years);
  const extraInterest = share(unpaid, factor, 'half-up', moneyStep);
  const extraCost = fee + tax + extraInterest;
  return { days, fee, tax, extraInterest, extraCost, newDueDate, newTotal: unpaid + extraCost };
}

interface MovablePayment {
  /** With the price of waiting in it, where it was moved. */
  readonly amount: Minor;
  /** Days from the first due date to the one that stands now; 0 where it was not moved. */
  readonly movedDays: number;
}

export interface DelayedLoan {
  /** What the borrower has in hand at the start: the payout less fees. */
  readonly net: Minor;
  /** The payments of the loan in order, one at the end of each period. */
  readonly payments: readonly MovablePayment[];
  /** Tenure types from one payment to the next: the whole tenure of a loan with a single payment, else 1. */
  readonly each: number;
  readonly tenureType: TenureType;
  readonly dayCount: DayCount;
  /** Decimals of the answer; 2 unless given. */
  readonly places?: number;
}

/**
 * Nominal APR of a loan with moved payments, in percent. The days of a move are a simple part of a period, as the interest for
 * them is, however many they are: a move without a fee leaves the APR of a loan without a fee as it was. Throws as
 * `nominalApr` does.
 */
export function aprAfterDelay(loan: DelayedLoan): Percent {
  const { net, payments, each, tenureType, dayCount, places = 2 } = loan;
  const flows = payments.map(({ amount, movedDays }, index): Flow => ({
    amount: exactMinor(amount),
    periods: checkTenure(index + 1),
    oddFraction: partOfPeriod(movedDays, tenureType, dayCount, each),
  }));
  const perYear = ratio(periodsPerYear(tenureType), checkTenure(each));
  return percentOfRate(periodicRate([receivedAtStart(net)], flows), perYear, places);
}

/** A month has 30 days where the day count says so, else those of a mean month of the calendar, 365/12. */
function partOfPeriod(days: number, tenureType: TenureType, dayCount: DayCount, each: number): Ratio {
  if (tenureType === 'month' && dayCount !== '30/360') return ratio(days * 12, 365 * each);
  return ratio(days, nominalDays(tenureType) * each);
}
