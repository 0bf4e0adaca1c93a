import type { CalendarDay } from './calendar/day';
import type { Minor } from './exact/minor';
import type { Percent } from './exact/percent';

export type TenureType = 'day' | 'week' | 'fortnight' | 'month';

/** reducing: interest on what is still owed · flat: interest on the first amount for the whole time. */
export type RateKind = 'reducing' | 'flat';

/**
 * 30/360: every period of a kind is equally long · act/365, act/365.25, act/364, act/360: the calendar's days over that
 * year · act/act: days of a leap year over 366, all others over 365 (ISDA).
 */
export type DayCount = '30/360' | 'act/365' | 'act/365.25' | 'act/act' | 'act/364' | 'act/360';

/**
 * What an equal payment is solved over, where days are counted by the calendar. calendar: the days of each period, so
 * that the last payment is like the others · equalPeriods: periods of one length, so that the last payment takes what
 * the calendar's days make of it (ERPNext Lending and some banks).
 */
export type LevelOver = 'calendar' | 'equalPeriods';

/**
 * instalments: equal payments at the end of each period · equalPrincipal: the same part of the loan each time and the
 * interest on top · single: one payment at the end of all periods.
 */
export type Repayment = 'instalments' | 'equalPrincipal' | 'single';

/**
 * plain: half-up to minor units in each row, the last row takes the rest · rbi: nothing is rounded but each printed
 * cell, half-up · fineract: half-even in each row, then the instalment is smoothed once · frappe: the instalment is
 * rounded up to a whole unit of money, the rows are not rounded, the last row takes the rest.
 */
export type Rounding = 'plain' | 'rbi' | 'fineract' | 'frappe';

/** arrears: the first payment one period after the payout · advance: the first payment with the payout. */
export type FirstPayment = 'arrears' | 'advance';

/** What decides a schedule. */
export interface ScheduleTerms {
  /** The amount that carries interest. */
  readonly principal: Minor;
  readonly annualRatePercent: Percent;
  /** How many `tenureType`s the loan lasts: 1 to 1 200. */
  readonly tenure: number;
  readonly tenureType: TenureType;
  readonly rateKind: RateKind;
  readonly dayCount: DayCount;
  /** `calendar` unless given; under 30/360 both are the same. */
  readonly levelOver?: LevelOver | undefined;
  readonly repayment: Repayment;
  /** The day the money is paid out; the first payment is due one period later. */
  readonly startDate: CalendarDay;
  /** `plain` unless given. A flat loan and a single payment are always rounded as `plain` has it. */
  readonly rounding?: Rounding | undefined;
  /**
   * What the profiles frappe and rbi round to, in minor units: frappe the instalment (100 unless given), rbi each
   * printed cell (1 unless given).
   */
  readonly roundTo?: Minor | undefined;
  /**
   * The smallest amount that is paid in this market, in minor units: 1 unless given, 100 where money has no decimals.
   * Whatever a profile rounds is rounded to its multiples, fee and tax too; the principal has to be one.
   */
  readonly moneyStep?: Minor | undefined;
  /** `arrears` unless given. */
  readonly firstPayment?: FirstPayment | undefined;
  /** Where the first payment is not one period after the payout: the later ones are counted from it. */
  readonly firstDueDate?: CalendarDay | undefined;
  /** Days from one payment to the next, with tenureType `day`: 10 is every ten days; `tenure` counts payments. */
  readonly everyDays?: number | undefined;
}

/** One payment of a schedule. `instalment` = principal + interest; `balance` is what is owed after it. */
export interface ScheduleRow {
  readonly periodNo: number;
  readonly dueDate: CalendarDay;
  readonly principal: Minor;
  readonly interest: Minor;
  readonly instalment: Minor;
  readonly balance: Minor;
}
