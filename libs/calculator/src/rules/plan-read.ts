import type { ClaimedRow } from '@clearloan/loan-math';

/**
 * Why a line is no payment. The first three are understood and take nothing away from the plan: text above the table, its
 * total, what is owed before the first payment.
 */
export type LeftReason =
  'above' | 'total' | 'opening' | 'totalDiffers' | 'amount' | 'day' | 'cells' | 'columns';

export interface LeftLine {
  /** Counted from 1, blank lines too. */
  readonly line: number;
  readonly text: string;
  readonly reason: LeftReason;
}

/** A lender's plan as it was pasted, read line by line. */
export interface PastedPlan {
  readonly rows: readonly ClaimedRow[];
  /** Every line with a digit that is no row. */
  readonly left: readonly LeftLine[];
  /** Numbers of payments that are not there, between the first and the last. */
  readonly missing: readonly number[];
  /** Numbers of payments that are there more than once. */
  readonly twice: readonly number[];
}

const harmless: readonly LeftReason[] = ['above', 'total', 'opening'];

/** Lines that may be payments and were not read. */
export const unreadLines = ({ left }: Pick<PastedPlan, 'left'>): readonly LeftLine[] =>
  left.filter(({ reason }) => !harmless.includes(reason));

/** Whether nothing of the plan was lost on the way: only then can it agree. */
export const isWhole = (plan: PastedPlan): boolean =>
  unreadLines(plan).length === 0 && plan.missing.length === 0 && plan.twice.length === 0;
