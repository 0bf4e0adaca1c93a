import type { CalendarDay } from '../calendar/calendar';
import type { Minor } from '../exact/minor';
import type { Percent } from '../exact/decimal';
import type { FeeMode } from '../fees';
import type { LoanPlan } from '../plan/plan';
import type { AprMethod } from '../rate/loan-apr';
import type { DayCount, ScheduleTerms } from '../terms';

/** A payment as printed by a lender; what is not printed is left out. `balance` is what is owed after it. */
export interface ClaimedRow {
  readonly periodNo: number;
  readonly dueDate?: CalendarDay | undefined;
  readonly principal?: Minor | undefined;
  readonly interest?: Minor | undefined;
  readonly instalment?: Minor | undefined;
  readonly balance?: Minor | undefined;
  /** Fees and taxes in columns of their own; part of `instalment` if the lender adds them to it. */
  readonly charges?: Minor | undefined;
  /** Paid early on that day, on top of the payment. */
  readonly extra?: Minor | undefined;
}

/** What a lender's description may state or leave open; the figures show what is left open. */
export type StatedTerm = 'dayCount' | 'repayment' | 'pause' | 'pace';

/**
 * A usual way to calculate that the description leaves open and the figures show. It is no fault.
 * dayCount: how the days of interest are counted · firstPeriod: the days of an odd first period · repayment: not equal
 * payments · pause: the first payments are skipped, or only their interest is paid · pace: months between payments ·
 * largeLast: a last payment that repays what smaller ones before it leave · earlyPayments: how many are in the plan.
 */
export type Convention =
  | { readonly kind: 'dayCount'; readonly dayCount: DayCount }
  | { readonly kind: 'firstPeriod'; readonly days: number }
  | { readonly kind: 'repayment'; readonly repayment: 'equalPrincipal' | 'interestOnly' }
  | { readonly kind: 'pause'; readonly periods: number; readonly interest: 'added' | 'paid' }
  | { readonly kind: 'pace'; readonly months: number }
  | { readonly kind: 'largeLast'; readonly amount: Minor }
  | { readonly kind: 'earlyPayments'; readonly count: number };

/** A lender's claim about a loan. Only the terms are required; everything else is checked if given. */
export interface ClaimedPlan {
  /** The loan as the lender describes it. */
  readonly terms: ScheduleTerms;
  readonly fee?: Minor | undefined;
  readonly tax?: Minor | undefined;
  /** Percent of the fee, to check the tax itself. */
  readonly taxPercent?: Percent | undefined;
  /** `deducted` by default. */
  readonly feeMode?: FeeMode | undefined;
  /** The claimed payout to the borrower. */
  readonly net?: Minor | undefined;
  readonly instalment?: Minor | undefined;
  readonly totalInterest?: Minor | undefined;
  /** The claimed total repayment. */
  readonly totalRepay?: Minor | undefined;
  /** The method that the lender names; nominal if it names none. */
  readonly apr?: { readonly percent: Percent; readonly method: AprMethod } | undefined;
  readonly rows?: readonly ClaimedRow[] | undefined;
  /**
   * The smallest amount the lender prints, in minor units: 100 for whole currency units. Inferred from the figures by
   * default.
   */
  readonly printedTo?: Minor | undefined;
  /** The payout date is unknown: the terms' `startDate` is only a guess that fits the first payment. */
  readonly isStartSupposed?: boolean | undefined;
  /** What the lender's description states. The rest of the terms is only the most usual case: none by default. */
  readonly states?: readonly StatedTerm[] | undefined;
  /** Payments skipped at first, if the description states it. */
  readonly pause?: number | undefined;
}

export const causes = [
  /** Only a rounding: cells rounded separately, or a cent of difference. */
  'rounding',
  /** The payment was rounded to a whole currency unit. */
  'roundedInstalment',
  /** Interest is charged on the original principal for the whole tenure. */
  'flatRate',
  /** The first payment is made with the payout. */
  'paidInAdvance',
  /** The first period is longer or shorter than the others. */
  'brokenPeriod',
  /** Days or the year are counted differently than stated: by the calendar, over 365, over 360. */
  'dayCount',
  /** Each period counts a day that the previous one has already counted. */
  'dayCountedTwice',
  /** Interest is added to the debt daily and bears interest itself. */
  'dailyCompounding',
  /** Another rate than the stated one is charged. */
  'otherRate',
  /** From some payment on, another rate than the stated one is charged. */
  'rateChanged',
  /** Interest is charged on what was owed a period earlier: each payment counts one period late. */
  'creditedLate',
  /** A charge that is not in the terms is part of some payments. */
  'unstatedCharge',
  /** More than the loan amount is repaid with interest: insurance or another charge was added to it. */
  'amountAdded',
  /** The same charge is added to each payment. */
  'chargeEachTime',
  /** Tax is charged on the interest. */
  'taxOnInterest',
  /** Payments are skipped at first; their interest is added to the debt, or only the interest is paid. */
  'pause',
  /** There is one payment more than stated. */
  'extraPeriod',
  /** One of the stated payments is missing. */
  'missingPeriod',
  /** A payment is in the plan twice. */
  'duplicatePeriod',
  /** Interest is distributed by the rule of 78: most of it first. */
  'ruleOf78',
  /** Two columns of the plan have swapped headings. */
  'swappedColumns',
  /** Only the last payment is wrong. */
  'wrongLastRow',
  /** Payments are due on other dates than in the terms. */
  'wrongDueDates',
  /** The fee, with its tax, was added to the loan and bears interest. */
  'feeInLoan',
  /** The tax on the fee was left out. */
  'feeTaxLeftOut',
  /** The fee and its tax were left out. */
  'feeLeftOut',
  /** The APR is higher, as it is if charges that are not in the terms count in it: insurance, legal charges. */
  'chargesOfOthers',
  /** An effective rate is shown as a nominal one. */
  'effectiveAsNominal',
  /** A nominal rate is shown as an effective one. */
  'nominalAsEffective',
  /** Another APR method than the named one. */
  'otherMethod',
  /** The lender's own figures do not add up. */
  'doesNotAddUp',
  'unknown',
] as const;
export type Cause = (typeof causes)[number];

export type CheckedFigure =
  | 'instalment'
  | 'totalInterest'
  | 'totalRepay'
  | 'net'
  | 'tax'
  | 'apr'
  | 'principal'
  | 'interest'
  | 'balance'
  /** The sum of the printed interest rows. */
  | 'interestOfRows';

/** The figures of a cause, if it has any. */
export interface CauseFacts {
  /** The yearly rate that is actually charged. */
  readonly ratePercent?: Percent;
  /** What was added to the loan, or to each payment. */
  readonly amount?: Minor;
  /** Tax in percent of the interest. */
  readonly taxPercent?: Percent;
  readonly dayCount?: DayCount;
  /** The charge is part of the printed interest. */
  readonly isInInterest?: boolean;
  /** The payment that is missing or duplicated, or the first one with another rate. */
  readonly periodNo?: number;
  /** How many payments are skipped at first. */
  readonly periods?: number;
  readonly columns?: readonly [PlanColumn, PlanColumn];
}
export type PlanColumn = 'principal' | 'interest' | 'instalment' | 'balance';

/**
 * A possible explanation of the lender's figures, and how many of the given ones it reproduces to the printed unit.
 */
export interface LikelyCause {
  readonly causes: readonly Cause[];
  readonly facts: CauseFacts;
  readonly explains: number;
  readonly of: number;
}

/** A date that differs from the terms. */
export interface DateFinding {
  readonly periodNo: number;
  readonly claimed: CalendarDay;
  readonly computed: CalendarDay;
}

/** One figure that differs. Amounts are `Minor`, an APR is in percent; `difference` = claimed − computed. */
export type Finding = {
  readonly figure: CheckedFigure;
  /** Its payment, if it is a cell of the plan. */
  readonly periodNo?: number;
  /** The likely reasons, combined; never empty. */
  readonly causes: readonly Cause[];
} & (
  | { readonly unit: 'money'; readonly claimed: Minor; readonly computed: Minor; readonly difference: Minor }
  | {
      readonly unit: 'percent';
      readonly claimed: Percent;
      readonly computed: Percent;
      readonly difference: Percent;
    }
);

export interface Verdict {
  /** Whether all figures are right, apart from a rounding of the payment or of the printed figures. */
  readonly agrees: boolean;
  /** The smallest amount the lender prints, in minor units. */
  readonly printedTo: Minor;
  readonly findings: readonly Finding[];
  readonly dates: readonly DateFinding[];
  /**
   * The combined causes that turn the stated terms into the lender's plan: named only if they explain most of the
   * differing figures, and clearly more than any other explanation. Empty if the plan matches the terms, or if no
   * explanation is found.
   */
  readonly explainedBy: readonly Cause[];
  readonly facts: CauseFacts;
  /** Usual ways of calculating that the terms leave open and the figures show. */
  readonly conventions: readonly Convention[];
  /** The figures differ, but a last payment or something else that is not given may be the reason: no fault is shown. */
  readonly isOpen: boolean;
  /** The likeliest explanations if none is named: one or two, most likely first. */
  readonly likeliest: readonly LikelyCause[];
  readonly computed: {
    readonly net: Minor;
    readonly instalment: Minor;
    readonly totalInterest: Minor;
    readonly totalRepay: Minor;
    /** Of the loan as it is paid: by the lender's own rows if they are complete. Omitted if there is no such rate. */
    readonly apr: Readonly<Partial<Record<AprMethod, Percent>>>;
    /** The plan of the stated terms. */
    readonly plan: LoanPlan;
  };
}
