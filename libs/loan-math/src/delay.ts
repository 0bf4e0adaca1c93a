import { addDays, type CalendarDay } from './calendar/calendar';
import { exactMinor, share, type Minor } from './exact/minor';
import { rateFromPercent, type Percent } from './exact/decimal';
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
  /** The open amount of the payment that moves: only this is used longer, so only this bears interest. */
  readonly unpaid: Minor;
  readonly dueDate: CalendarDay;
  readonly annualRatePercent: Percent;
  readonly tenureType: TenureType;
  readonly dayCount: DayCount;
  readonly fee: Minor;
  readonly taxPercent: Percent;
  /** The smallest payable amount in the market, in minor units; 1 by default. */
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
  /** The payment including the price of waiting. */
  readonly newTotal: Minor;
}

/**
 * The price of moving one payment by a number of days; the other payments do not move. Extra interest = unpaid amount ×
 * yearly rate × days by the loan's day count, rounded half-up to minor units. The later payments already include the
 * interest of their principal for these days, so interest on the whole remaining principal would charge it twice.
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
  /** Including the price of waiting, if it was moved. */
  readonly amount: Minor;
  /** Days from the original due date to the current one; 0 if it was not moved. */
  readonly movedDays: number;
}

export interface DelayedLoan {
  /** What the borrower receives at the start: the payout minus fees. */
  readonly net: Minor;
  /** The payments of the loan in order, one at the end of each period. */
  readonly payments: readonly MovablePayment[];
  /** Tenure types between two payments: the whole tenure for a loan with a single payment, otherwise 1. */
  readonly each: number;
  readonly tenureType: TenureType;
  readonly dayCount: DayCount;
  /** Decimals of the result; 2 by default. */
  readonly places?: number;
}

/**
 * Nominal APR of a loan with moved payments, in percent. The days of a delay count as a simple fraction of a period,
 * like their interest, however many they are: a delay without a fee does not change the APR of a loan without a fee.
 * Throws like `nominalApr`.
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

/** A month has 30 days if the day count uses them, otherwise the mean calendar month, 365/12. */
function partOfPeriod(days: number, tenureType: TenureType, dayCount: DayCount, each: number): Ratio {
  if (tenureType === 'month' && dayCount !== '30/360') return ratio(days * 12, 365 * each);
  return ratio(days, nominalDays(tenureType) * each);
}
