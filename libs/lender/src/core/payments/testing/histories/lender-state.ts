import { isDeepStrictEqual } from 'node:util';
import {
  addSplits,
  delayQuote,
  payoff,
  splitTotal,
  subtractSplit,
  sum,
  type DelayQuote,
  type Payoff,
  type Split,
} from '@clearloan/loan-math';
import type { Loan } from '../../../servicing/debt';

/** One payment of the plan, in its simplest form. */
export interface ModelRow {
  readonly periodNo: number;
  readonly dueDate: string;
  readonly originalDueDate: string;
  readonly balanceBefore: number;
  /** The part of the interest that a delay costs. */
  readonly delayInterest: number;
  readonly interestFrom?: string | undefined;
  readonly ranBefore?: number | undefined;
  readonly repaid: readonly { readonly onDate: string; readonly amount: number }[];
  readonly due: Split;
  readonly paid: Split;
}

export interface Movement {
  readonly status: 'waiting' | 'verifying' | 'posted' | 'expired' | 'returned';
  readonly purpose: 'period' | 'amount' | 'payoff' | 'delay';
  readonly periodNos: readonly number[];
  readonly amount: number;
}

/** The state of a loan in a sequential lender. Immutable. */
export interface LenderState {
  readonly loan: Loan;
  readonly today: string;
  readonly rows: readonly ModelRow[];
  readonly movements: Readonly<Record<string, Movement>>;
  readonly references: Readonly<Record<string, string>>;
  readonly delaysUsed: number;
  /** Whether the one-time code for a delay is still unused. */
  readonly hasSmsCode: boolean;
  readonly sentBack: number;
  /** Replies by key. */
  readonly kept: Readonly<Record<string, Reply>>;
}

/** The part of a reply that the model predicts. */
export interface Reply {
  readonly code: number;
  readonly id?: string | undefined;
  readonly status?: string | undefined;
  readonly view?: unknown;
}

export const isSameReply = (one: Reply, other: Reply): boolean => isDeepStrictEqual(one, other);

export const openOf = (row: ModelRow): Split => subtractSplit(row.due, row.paid);
export const isOpenRow = (row: ModelRow): boolean => splitTotal(openOf(row)) > 0;
export const openRows = ({ rows }: LenderState): ModelRow[] => rows.filter(isOpenRow);
export const leftInAll = (state: LenderState): number =>
  sum(state.rows.map((row) => splitTotal(openOf(row))));

export const payRow = (row: ModelRow, paid: Split, onDate: string): ModelRow => ({
  ...row,
  paid: addSplits(row.paid, paid),
  repaid: [...row.repaid, { onDate, amount: paid.principal }],
});

export const payoffIn = ({ loan, rows, today }: LenderState): Payoff =>
  payoff({
    rows: rows.map((row) => ({ ...row, periodEnd: row.originalDueDate })),
    onDate: today,
    startDate: loan.startDate,
    annualRatePercent: loan.annualRatePercent,
    rateKind: loan.rateKind,
    tenureType: loan.tenureType,
    dayCount: loan.dayCount,
    prepayFeePercent: loan.prepayFeePercent,
  });

export const quoteIn = ({ loan }: LenderState, row: ModelRow, days: number): DelayQuote =>
  delayQuote({
    days,
    unpaid: splitTotal(openOf(row)),
    dueDate: row.dueDate,
    annualRatePercent: loan.annualRatePercent,
    tenureType: loan.tenureType,
    dayCount: loan.dayCount,
    fee: loan.delayFeePerWeek * Math.ceil(days / 7),
    taxPercent: loan.taxPercent,
  });
