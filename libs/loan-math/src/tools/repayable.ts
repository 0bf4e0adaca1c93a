import { exactMinor, minorFrom, sum, type Minor, share } from '../exact/minor';
import { type Percent, rateFromPercent } from '../exact/decimal';
import { divide, ratio, roundRatio, multiply } from '../exact/ratio';
import { equalInstalment, unroundedInstalment } from '../instalment';
import { LoanMathError } from '../loan-math-error';
import type { TenureType } from '../terms';
import type { CalendarDay } from '../calendar/calendar';
import { carried } from '../plan/arithmetic';
import { equalPeriods, longestTenure, periodEnd } from '../tenure';

export interface AffordableInput {
  /** Income per period. */
  readonly income: Minor;
  /** Existing expenses per period: rent, other loans. */
  readonly otherDues: Minor;
  /** The amount to keep in reserve. */
  readonly keepAside: Minor;
  readonly annualRatePercent: Percent;
  readonly periods: number;
  readonly every: TenureType;
}

export interface Affordable {
  /** What is left for a payment; at least zero. */
  readonly payment: Minor;
  /** The largest loan whose equal payment does not exceed that. */
  readonly principal: Minor;
}

/**
 * What an income leaves for a payment, and the loan it can repay: arithmetic, not advice. Throws `badAmount` for a
 * negative amount, `badRate`, `badTenure`.
 */
export function affordable(input: AffordableInput): Affordable {
  const { income, otherDues, keepAside, annualRatePercent, periods, every } = input;
  if ([income, otherDues, keepAside].some((amount) => exactMinor(amount) < 0n)) {
    throw new LoanMathError('badAmount', 'An amount must be zero or more.');
  }
  const payment = Math.max(0, sum([income, -otherDues, -keepAside]));
  const terms = { annualRatePercent, periods, every };
  const one = unroundedInstalment({ ...terms, principal: 1 });
  let principal = minorFrom(roundRatio(divide(ratio(payment), one), 'down'));
  // A payment that is rounded down allows slightly more.
  while (principal > 0 && equalInstalment({ ...terms, principal }) > payment) principal -= 1;
  return { payment, principal };
}

export interface HowLongInput {
  readonly owed: Minor;
  readonly annualRatePercent: Percent;
  /** The amount of each payment. */
  readonly instalment: Minor;
  readonly every: TenureType;
  /** The date from which interest accrues; the first payment is one period later. */
  readonly startDate: CalendarDay;
  /** All interest is rounded to its multiple, in minor units; 1 by default. */
  readonly moneyStep?: Minor | undefined;
}

export interface HowLong {
  readonly payments: number;
  readonly interest: Minor;
  readonly lastPayment: Minor;
  readonly lastDate: CalendarDay;
}

/**
 * How many payments of one size repay a debt, and their cost: interest on the balance is not rounded between periods,
 * periods have equal length, the last payment absorbs the rest. Throws `neverEnds` if the payment does not exceed the
 * interest or takes more than 1 200 periods; `badAmount`, `badRate`, `badDate`.
 */
export function howLong(input: HowLongInput): HowLong {
  const { owed, annualRatePercent, instalment, every, startDate, moneyStep = 1 } = input;
  if (exactMinor(owed) <= 0n || exactMinor(instalment) <= 0n) {
    throw new LoanMathError('badAmount', 'A debt and its payment must be above zero.');
  }
  const rate = multiply(rateFromPercent(annualRatePercent), equalPeriods(1, every, '30/360'));
  const sums = carried();
  const each = sums.of(instalment);
  let left = sums.of(owed);
  let charged = 0n;
  for (let payments = 1; payments <= longestTenure; payments += 1) {
    const interest = sums.interest(left, rate);
    charged += interest;
    const due = left + interest;
    if (due <= each) {
      const total = sums.nearest(charged, moneyStep);
      const before = share(instalment, ratio(payments - 1));
      const lastPayment = sum([owed, total, -before]);
      return { payments, interest: total, lastPayment, lastDate: periodEnd(startDate, payments, every) };
    }
    if (interest >= each) break;
    left = due - each;
  }
  throw new LoanMathError('neverEnds', 'The payments do not end the debt.');
}
