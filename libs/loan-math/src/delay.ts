import { nominalApr, type TimedPayment } from './rate/apr';
import { addDays } from './calendar/calendar';
import type { CalendarDay } from './calendar/day';
import { share, type Minor } from './exact/minor';
import { rateFromPercent, type Percent } from './exact/percent';
import { multiply } from './exact/ratio';
import { withTax } from './fees';
import { daysShare, nominalDays, yearShare } from './tenure';
import type { DayCount, TenureType } from './terms';

export interface DelayInput {
  readonly days: number;
  /** What is still to pay of the payment that moves. */
  readonly unpaid: Minor;
  readonly dueDate: CalendarDay;
  /** The principal that is still owed in the whole loan: it waits, so it carries interest. */
  readonly remainingPrincipal: Minor;
  readonly annualRatePercent: Percent;
  readonly tenureType: TenureType;
  readonly dayCount: DayCount;
  readonly fee: Minor;
  readonly taxPercent: Percent;
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

/** What it costs to move one payment by some days; the other payments do not move. */
export function delayQuote(input: DelayInput): DelayQuote {
  const { days, unpaid, dueDate, tenureType, dayCount } = input;
  const newDueDate = addDays(dueDate, days);
  const { fee, tax } = withTax(input.fee, input.taxPercent);
  const rate = rateFromPercent(input.annualRatePercent);
  const extraInterest = share(
    input.remainingPrincipal,
    multiply(
      rate,
      dayCount === 'act/act'
        ? yearShare(dueDate, newDueDate, tenureType, dayCount)
        : daysShare(days, tenureType, dayCount),
    ),
  );
  const extraCost = fee + tax + extraInterest;
  return { days, fee, tax, extraInterest, extraCost, newDueDate, newTotal: unpaid + extraCost };
}

export interface DelayedLoan {
  readonly net: Minor;
  /** The payments of the loan in order, as they stand without the delay. */
  readonly payments: readonly Minor[];
  readonly every: TenureType;
  /** The payment that moves, from 1. */
  readonly periodNo: number;
  readonly days: number;
  readonly extraCost: Minor;
}

/** Nominal APR of the loan with the delay in it: the moved payment is larger and some days later. */
export function aprAfterDelay({ net, payments, every, periodNo, days, extraCost }: DelayedLoan): Percent {
  const length = nominalDays(every);
  const timed = payments.map((amount, index): TimedPayment => {
    const periods = index + 1;
    if (periods !== periodNo) return { amount, periods };
    const whole = Math.floor(days / length);
    return { amount: amount + extraCost, periods: periods + whole, oddFraction: [days % length, length] };
  });
  return nominalApr({ net, payments: timed, every });
}
