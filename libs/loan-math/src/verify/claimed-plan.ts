import type { CalendarDay } from '../calendar/day';
import type { Minor } from '../exact/minor';
import type { Percent } from '../exact/percent';
import type { FeeMode } from '../fees';
import type { LoanPlan } from '../plan/plan';
import type { AprMethod } from '../rate/loan-apr';
import type { ScheduleTerms } from '../terms';

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
  /** The smallest amount the lender prints, in minor units: 100 for whole units of money. 1 unless given. */
  readonly printedTo?: Minor | undefined;
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
  /** Interest is counted by the calendar's days. */
  'dayCount',
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
  readonly agrees: boolean;
  readonly findings: readonly Finding[];
  /** What, taken together, turns the stated terms into the lender's plan; empty when it is what was stated. */
  readonly explainedBy: readonly Cause[];
  readonly computed: {
    readonly net: Minor;
    readonly instalment: Minor;
    readonly totalInterest: Minor;
    readonly totalRepay: Minor;
    /** Of the loan as it is paid: by the lender's own rows where they are complete. */
    readonly apr: Readonly<Record<AprMethod, Percent>>;
    /** The plan of the stated terms. */
    readonly plan: LoanPlan;
  };
}
