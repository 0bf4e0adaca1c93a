import type { CalendarDay } from '../calendar/day';
import type { Percent } from '../exact/percent';

/** A figure of a market's law, from a day on, with the text it stands in. */
export interface Dated<Value> {
  readonly from: CalendarDay;
  readonly value: Value;
  readonly source: string;
}

/** The most that interest and fees may be a day, in percent of the principal; longer loans have their own figure. */
export interface DailyBenefit {
  /** Loans of at most so many months. */
  readonly upToMonths: number;
  readonly percentPerDay: Percent;
}

/** What a market's law says about the price of a loan. A rule that is left out does not exist there. */
export interface MarketRules {
  readonly market: string;
  readonly dailyBenefit?: readonly Dated<readonly DailyBenefit[]>[];
  /** The most a late fee may be a day, in percent of what is late. */
  readonly lateFeePerDay?: readonly Dated<Percent>[];
  /** Interest, fees and late fees together, in percent of the principal. */
  readonly wholeCost?: readonly Dated<Percent>[];
  /** Tax on penal charges of a regulated lender, in percent. */
  readonly penaltyTax?: readonly Dated<Percent>[];
  /** Days in which a loan may be given back. */
  readonly coolingOffDays?: readonly Dated<number>[];
  /** Whether a charge for paying early may be asked of a person at all. */
  readonly prepayFee?: readonly Dated<'allowed' | 'ifFixedRate'>[];
  /** A promoted loan lasts at least so many days. */
  readonly shortestDays?: readonly Dated<number>[];
}

/** The figure that holds on a day; `undefined` before the first one and where there is no such rule. */
export const ruleOn = <Value>(
  rules: readonly Dated<Value>[] | undefined,
  day: CalendarDay,
): Dated<Value> | undefined =>
  rules?.reduce<Dated<Value> | undefined>(
    (found, rule) => (rule.from <= day && (found === undefined || rule.from >= found.from) ? rule : found),
    undefined,
  );
