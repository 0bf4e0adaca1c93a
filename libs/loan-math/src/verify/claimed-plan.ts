import type { CalendarDay } from '../calendar/day';
import type { Minor } from '../exact/minor';
import type { Percent } from '../exact/percent';
import type { FeeMode } from '../fees';
import type { LoanPlan } from '../plan/plan';
import type { AprMethod } from '../rate/loan-apr';
import type { DayCount, ScheduleTerms } from '../terms';

/** A payment as a lender prints it; what is not printed is left out. `balance` is what is owed after it. */
export interface ClaimedRow {
  readonly periodNo: number;
  readonly dueDate?: CalendarDay | undefined;
  readonly principal?: Minor | undefined;
  readonly interest?: Minor | undefined;
  readonly instalment?: Minor | undefined;
  readonly balance?: Minor | undefined;
}

/** What a lender says about a loan. Only the terms are needed; everything else is checked where it is given. */
export interface ClaimedPlan {
  /** The loan as the lender describes it. */
  readonly terms: ScheduleTerms;
  readonly fee?: Minor | undefined;
  readonly tax?: Minor | undefined;
  /** Percent of the fee, to check the tax itself. */
  readonly taxPercent?: Percent | undefined;
  /** `deducted` unless given. */
  readonly feeMode?: FeeMode | undefined;
  /** What the borrower is said to get. */
  readonly net?: Minor | undefined;
  readonly instalment?: Minor | undefined;
  readonly totalInterest?: Minor | undefined;
  /** Everything the borrower is said to pay. */
  readonly totalRepay?: Minor | undefined;
  /** The method is the one the lender names; nominal where none is named. */
  readonly apr?: { readonly percent: Percent; readonly method: AprMethod } | undefined;
  readonly rows?: readonly ClaimedRow[] | undefined;
  /**
   * The smallest amount the lender prints, in minor units: 100 for whole units of money. Found from the figures unless
   * given.
   */
  readonly printedTo?: Minor | undefined;
  /** The day of the payout is not known: the terms' `startDate` is only a guess that fits the first payment. */
  readonly isStartSupposed?: boolean | undefined;
}

export const causes = [
  /** A rounding by itself: cells rounded one by one, a cent that wanders. */
  'rounding',
  /** The payment was rounded to a whole unit of money. */
  'roundedInstalment',
  /** Interest is charged on the first amount for the whole time. */
  'flatRate',
  /** The first payment is made with the payout. */
  'paidInAdvance',
  /** The first period is longer or shorter than the others. */
  'brokenPeriod',
  /** Days or the year are counted in another way than stated: by the calendar, over 365, over 360. */
  'dayCount',
  /** Each period counts a day that the one before it has counted. */
  'dayCountedTwice',
  /** Interest is added to the debt each day and earns interest itself. */
  'dailyCompounding',
  /** Another rate than the stated one is charged. */
  'otherRate',
  /** More than the amount of the loan is paid back with interest: insurance or another charge was added to it. */
  'amountAdded',
  /** The same charge is asked on top of each payment. */
  'chargeEachTime',
  /** Tax is charged on the interest. */
  'taxOnInterest',
  /** Payments are left out at first; their interest joins the debt, or it alone is paid. */
  'pause',
  /** There is one payment more than stated. */
  'extraPeriod',
  /** One payment of the stated ones is missing. */
  'missingPeriod',
  /** A payment stands in the plan twice. */
  'duplicatePeriod',
  /** Interest is shared out by the rule of 78: most of it first. */
  'ruleOf78',
  /** Two columns of the plan have each other's heading. */
  'swappedColumns',
  /** Only the last payment is wrong. */
  'wrongLastRow',
  /** Payments are due on other days than the terms say. */
  'wrongDueDates',
  /** The fee, with its tax, was added to the loan and carries interest. */
  'feeInLoan',
  /** The tax on the fee was left out. */
  'feeTaxLeftOut',
  /** The fee and its tax were left out. */
  'feeLeftOut',
  /** An effective rate is shown as a nominal one. */
  'effectiveAsNominal',
  /** A nominal rate is shown as an effective one. */
  'nominalAsEffective',
  /** Another method of APR than the one that is named. */
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
  /** The printed rows of interest, summed. */
  | 'interestOfRows';

/** What a cause says in figures, where it has one. */
export interface CauseFacts {
  /** The yearly rate that is really charged. */
  readonly ratePercent?: Percent;
  /** What was added to the loan, or is asked each time. */
  readonly amount?: Minor;
  /** Tax in percent of the interest. */
  readonly taxPercent?: Percent;
  readonly dayCount?: DayCount;
  /** The payment that is missing or stands there twice. */
  readonly periodNo?: number;
  /** How many payments are left out at first. */
  readonly periods?: number;
  readonly columns?: readonly [PlanColumn, PlanColumn];
}
export type PlanColumn = 'principal' | 'interest' | 'instalment' | 'balance';

/** A way to come to the lender's figures, and how many of those given it explains to the printed unit. */
export interface LikelyCause {
  readonly causes: readonly Cause[];
  readonly facts: CauseFacts;
  readonly explains: number;
  readonly of: number;
}

/** A day that is another one than the terms say. */
export interface DateFinding {
  readonly periodNo: number;
  readonly claimed: CalendarDay;
  readonly computed: CalendarDay;
}

/** One figure that differs. Amounts are `Minor`, an APR is in percent; `difference` = claimed − computed. */
export type Finding = {
  readonly figure: CheckedFigure;
  /** The payment it belongs to, where it is a cell of the plan. */
  readonly periodNo?: number;
  /** The likely reasons, together; never empty. */
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
  /** Whether every figure is right, give or take a rounding of the payment or of the printed figures. */
  readonly agrees: boolean;
  /** The smallest amount the lender prints, in minor units. */
  readonly printedTo: Minor;
  readonly findings: readonly Finding[];
  readonly dates: readonly DateFinding[];
  /**
   * What, taken together, turns the stated terms into the lender's plan: named only where it explains most of the
   * figures that differ, and clearly more of them than anything else does. Empty when the plan is what was stated, and
   * when nobody can tell why it is not.
   */
  readonly explainedBy: readonly Cause[];
  readonly facts: CauseFacts;
  /** The likeliest ways where none is named: one or two, most likely first. */
  readonly likeliest: readonly LikelyCause[];
  readonly computed: {
    readonly net: Minor;
    readonly instalment: Minor;
    readonly totalInterest: Minor;
    readonly totalRepay: Minor;
    /** Of the loan as it is paid: by the lender's own rows where they are complete. Left out where there is no such rate. */
    readonly apr: Readonly<Partial<Record<AprMethod, Percent>>>;
    /** The plan of the stated terms. */
    readonly plan: LoanPlan;
  };
}
