import type { Minor } from '../exact/minor';
import type { Source } from './source';
import type { CalendarDay } from '../calendar/day';
import type { Percent } from '../exact/percent';

/** Which loans a rule is about. */
export interface LoanSize {
  readonly upToPrincipal: Minor;
  readonly upToMonths: number;
}

/** A legal figure of a market, valid from a date, with its source. */
export interface Dated<Value> {
  readonly from: CalendarDay;
  /** The last day, if no later row replaces it. */
  readonly until?: CalendarDay;
  readonly value: Value;
  readonly source: Source;
  /** What the text says, or how the figure follows from it. */
  readonly note?: string;
  /** All loans if left out. */
  readonly only?: LoanSize;
}

/** The highest rate a month: of the contract, or of everything that is paid against what is received. */
export interface RateCap extends LoanSize {
  readonly measure: 'nominal' | 'effective';
  readonly percentPerMonth: Percent;
}

/** The maximum of interest and fees per day, in percent of the principal; longer loans have their own figure. */
export interface DailyBenefit {
  /** Loans of at most this many months. */
  readonly upToMonths: number;
  readonly percentPerDay: Percent;
}

/** What a market's law requires of a loan's price. An omitted rule does not exist there. */
export interface MarketRules {
  readonly market: string;
  readonly dailyBenefit?: readonly Dated<readonly DailyBenefit[]>[];
  /** The maximum late fee per day, in percent of the late amount. */
  readonly lateFeePerDay?: readonly Dated<Percent>[];
  readonly rateCaps?: readonly Dated<readonly RateCap[]>[];
  /** The maximum late fee per month, in percent of the late amount. */
  readonly lateFeePerMonth?: readonly Dated<LoanSize & { readonly percentPerMonth: Percent }>[];
  /** Interest, fees and late fees together, in percent of the principal. */
  readonly wholeCost?: readonly Dated<Percent>[];
  /** Tax on penal charges of a regulated lender, in percent. */
  readonly penaltyTax?: readonly Dated<Percent>[];
  /** Days in which a loan can be returned. */
  readonly coolingOffDays?: readonly Dated<number>[];
  /** Whether early payment may be charged for natural persons at all. */
  readonly prepayFee?: readonly Dated<'allowed' | 'ifFixedRate'>[];
  /** The minimum term of a promoted loan in days. */
  readonly shortestDays?: readonly Dated<number>[];
}

/** The figure that is valid on a date; `undefined` before the first one or without such a rule. */
export const ruleOn = <Value>(
  rules: readonly Dated<Value>[] | undefined,
  day: CalendarDay,
): Dated<Value> | undefined =>
  rules
    ?.filter(({ from, until }) => from <= day && (until === undefined || day <= until))
    .reduce<Dated<Value> | undefined>(
      (found, rule) => (found === undefined || rule.from >= found.from ? rule : found),
      undefined,
    );
