import type { CalendarDay } from '../calendar/calendar';
import type { Minor } from '../exact/minor';
import type { Percent } from '../exact/decimal';
import type { AprMethod } from '../rate/loan-apr';

/** A legal text. */
export interface Source {
  readonly title: string;
  readonly number: string;
  readonly date: CalendarDay;
  /** Where its issuer publishes it. */
  readonly link: string;
  /** The last day on which somebody compared the figures with the text; left out if only reports about it were read. */
  readonly readOn?: CalendarDay;
  /** The text that replaced it, from its date on. Named whole: bundles drop tables that nobody reads only if nothing reads a part. */
  readonly supersededBy?: Source;
}

/** Number, date and title, and whether the text itself was read. */
export const citation = ({ number, date, title, readOn }: Source): string =>
  `${number}, ${date}, ${title}${readOn === undefined ? ' (not read)' : ''}`;

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

/** A maximum per day in percent of the principal or of the late amount; longer loans have their own figure. */
export interface DailyLimit {
  /** Loans of at most this many months. */
  readonly upToMonths: number;
  readonly percentPerDay: Percent;
}

/** The yearly cost of a loan that must be shown: how it is computed, and what counts in it. */
export interface LegalApr {
  readonly method: AprMethod;
  readonly places: number;
  readonly tax: 'counts' | 'leftOut';
  readonly chargesOfOthers: 'count' | 'leftOut';
}

/** Who may borrow. */
export interface BorrowerRule {
  readonly ageFrom: number;
  readonly monthlyIncome: Minor;
}

/**
 * What a market's law requires of a loan. Each market answers each rule; `[]`: there is no such rule, or its text is not known.
 */
export interface MarketRules {
  readonly market: string;
  /** Interest and fees against principal × days. */
  readonly dailyBenefit: readonly Dated<readonly DailyLimit[]>[];
  /** The maximum late fee per day, in percent of the late amount. */
  readonly lateFeePerDay: readonly Dated<Percent>[];
  readonly rateCaps: readonly Dated<readonly RateCap[]>[];
  /** The maximum late fee per month, in percent of the late amount. */
  readonly lateFeePerMonth: readonly Dated<LoanSize & { readonly percentPerMonth: Percent }>[];
  /** Whether late fees may be added to the debt and bear interest. */
  readonly lateFeeInterest: readonly Dated<'forbidden'>[];
  /** Interest, fees and late fees together, in percent of the principal. */
  readonly wholeCost: readonly Dated<Percent>[];
  /** Tax on penal charges of a regulated lender, in percent. */
  readonly penaltyTax: readonly Dated<Percent>[];
  /** Tax on the interest of each payment, in percent. */
  readonly interestTax: readonly Dated<Percent>[];
  readonly apr: readonly Dated<LegalApr>[];
  /** Days in which a loan can be returned. */
  readonly coolingOffDays: readonly Dated<number>[];
  /** Whether early payment may be charged for natural persons at all. */
  readonly prepayFee: readonly Dated<'ifFixedRate'>[];
  /** Which loans a part can be paid of early on any day. */
  readonly partPayments: readonly Dated<'ifFloatingRate'>[];
  readonly borrower: readonly Dated<BorrowerRule>[];
  /** The minimum term of a promoted loan in days. */
  readonly shortestDays: readonly Dated<number>[];
}

/** The law of the fictional sample market. */
export const sampleRules: MarketRules = {
  market: 'sample',
  dailyBenefit: [],
  lateFeePerDay: [],
  rateCaps: [],
  lateFeePerMonth: [],
  lateFeeInterest: [],
  wholeCost: [],
  penaltyTax: [],
  interestTax: [],
  apr: [],
  coolingOffDays: [],
  prepayFee: [],
  partPayments: [],
  borrower: [],
  shortestDays: [],
};

/** The figure that is valid on a date; `undefined` before the first one or without such a rule. */
export const ruleOn = <Value>(rules: readonly Dated<Value>[], day: CalendarDay): Dated<Value> | undefined =>
  rules
    .filter(({ from, until }) => from <= day && (until === undefined || day <= until))
    .reduce<Dated<Value> | undefined>(
      (found, rule) => (found === undefined || rule.from >= found.from ? rule : found),
      undefined,
    );

/** No store promotes a personal loan that must be repaid in full in 60 days or less. */
export const playPolicy: Dated<number> = {
  from: '2019-08-01',
  value: 61,
  source: {
    title: 'Google Play Developer Policy, Financial Services',
    number: 'answer 9876821',
    date: '2019-08-01',
    link: 'https://support.google.com/googleplay/android-developer/answer/9876821',
  },
};
