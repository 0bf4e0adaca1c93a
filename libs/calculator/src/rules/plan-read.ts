import type { ClaimedRow } from '@clearloan/loan-math';

/** The maximum length of a pasted plan: thirty years of monthly payments. */
export const longestPlan = 40_000;

/**
 * Why a line is not a payment. The first three are understood and do not affect the plan: text above the table, its
 * total, the balance before the first payment.
 */
export type LeftReason =
  | 'above'
  | 'total'
  | 'opening'
  | 'totalDiffers'
  | 'amount'
  | 'day'
  | 'cells'
  | 'columns';

export interface LeftLine {
  /** Counted from 1, including blank lines. */
  readonly line: number;
  readonly text: string;
  readonly reason: LeftReason;
}

/** A pasted plan of a lender, parsed line by line. */
export interface PastedPlan {
  readonly rows: readonly ClaimedRow[];
  /** Every line with a digit that is not a row. */
  readonly left: readonly LeftLine[];
  /** Numbers of missing payments, between the first and the last. */
  readonly missing: readonly number[];
  /** Numbers of duplicated payments. */
  readonly twice: readonly number[];
}

const harmless: readonly LeftReason[] = ['above', 'total', 'opening'];

/** Lines that may be payments and were not parsed. */
export const unreadLines = ({ left }: Pick<PastedPlan, 'left'>): readonly LeftLine[] =>
  left.filter(({ reason }) => !harmless.includes(reason));

/** Whether the plan was parsed completely: only then can it agree. */
export const isWhole = (plan: PastedPlan): boolean =>
  unreadLines(plan).length === 0 && plan.missing.length === 0 && plan.twice.length === 0;
