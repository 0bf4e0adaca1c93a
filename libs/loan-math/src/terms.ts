import type { CalendarDay } from './calendar/calendar';
import type { Minor } from './exact/minor';
import type { Percent } from './exact/decimal';

export type TenureType = 'day' | 'week' | 'fortnight' | 'month';

/** reducing: interest on the balance · flat: interest on the original principal for the whole tenure. */
export type RateKind = 'reducing' | 'flat';

/**
 * 30/360: all periods of a kind have equal length · act/365, act/365.25, act/364, act/360: calendar days over that year
 * · act/act: days of a leap year over 366, all others over 365 (ISDA).
 */
export type DayCount = '30/360' | 'act/365' | 'act/365.25' | 'act/act' | 'act/364' | 'act/360';

/**
 * What an equal payment is solved over if days are counted by the calendar. calendar: the days of each period, so that
 * the last payment equals the others · equalPeriods: periods of equal length, so that the last payment absorbs the
 * difference to the calendar (ERPNext Lending and some banks).
 */
export type LevelOver = 'calendar' | 'equalPeriods';

/**
 * instalments: equal payments at the end of each period · equalPrincipal: the same principal each time plus interest ·
 * single: one payment at the end of all periods.
 */
export type Repayment = 'instalments' | 'equalPrincipal' | 'single';

/**
 * plain: half-up to minor units in each row, the last row absorbs the rest · rbi: only printed cells are rounded,
 * half-up · fineract: half-even in each row, then the instalment is smoothed once · frappe: the instalment is rounded
 * up to a whole currency unit, the rows are not rounded, the last row absorbs the rest.
 */
export type Rounding = 'plain' | 'rbi' | 'fineract' | 'frappe';

/** arrears: the first payment one period after the payout · advance: the first payment with the payout. */
export type FirstPayment = 'arrears' | 'advance';

/** The inputs of a schedule. */
export interface ScheduleTerms {
  /** The interest-bearing amount. */
  readonly principal: Minor;
  readonly annualRatePercent: Percent;
  /** The term of the loan in `tenureType`s: 1 to 1 200. */
  readonly tenure: number;
  readonly tenureType: TenureType;
  readonly rateKind: RateKind;
  readonly dayCount: DayCount;
  /** `calendar` by default; under 30/360 both are the same. */
  readonly levelOver?: LevelOver | undefined;
  readonly repayment: Repayment;
  /** The payout date; the first payment is due one period later. */
  readonly startDate: CalendarDay;
  /** `plain` by default. A flat loan and a single payment are always rounded as in `plain`. */
  readonly rounding?: Rounding | undefined;
  /**
   * The rounding unit of the profiles frappe and rbi, in minor units: frappe rounds the instalment (100 by default),
   * rbi each printed cell (1 by default).
   */
  readonly roundTo?: Minor | undefined;
  /**
   * The smallest payable amount in this market, in minor units: 1 by default, 100 for a currency without decimals.
   * Profiles round to its multiples, including fee and tax; the principal must be a multiple.
   */
  readonly moneyStep?: Minor | undefined;
  /** `arrears` by default. */
  readonly firstPayment?: FirstPayment | undefined;
  /** Set if the first payment is not one period after the payout: the later ones are counted from it. */
  readonly firstDueDate?: CalendarDay | undefined;
  /** Days between two payments, with tenureType `day`: 10 means every ten days; `tenure` counts payments. */
  readonly everyDays?: number | undefined;
  /** Months between two payments, with tenureType `month`: 1, 2, 3, 4, 6 or 12; `tenure` counts payments. */
  readonly everyMonths?: number | undefined;
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

/**
 * A payment of a plan. `extra` is the early payment on that day, on top of the instalment. `principal` is
 * negative if unpaid interest is added to the debt.
 */
export interface PlanRow extends ScheduleRow {
  readonly extra: Minor;
}
