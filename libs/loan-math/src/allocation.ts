import { exactMinor, type Minor } from './exact/minor';
import { LoanMathError } from './loan-math-error';

/** The four parts of what is owed, in the order in which payments cover them. */
export const partsInOrder = ['penalty', 'fee', 'interest', 'principal'] as const;
export type Part = (typeof partsInOrder)[number];

/** An amount split into its parts; each includes its own tax. */
export type Split = Readonly<Record<Part, Minor>>;

export const emptySplit: Split = { penalty: 0, fee: 0, interest: 0, principal: 0 };

export const splitTotal = (split: Split): Minor =>
  split.penalty + split.fee + split.interest + split.principal;

export const addSplits = (one: Split, other: Split): Split =>
  combine(one, other, (left, right) => left + right);

export const subtractSplit = (one: Split, other: Split): Split =>
  combine(one, other, (left, right) => left - right);

const combine = (one: Split, other: Split, by: (left: Minor, right: Minor) => Minor): Split => ({
  penalty: by(one.penalty, other.penalty),
  fee: by(one.fee, other.fee),
  interest: by(one.interest, other.interest),
  principal: by(one.principal, other.principal),
});

export interface OwedRow {
  readonly periodNo: number;
  /** What is still owed of this payment. */
  readonly owed: Split;
}

export interface Allocation {
  readonly rows: readonly { readonly periodNo: number; readonly paid: Split }[];
  /** What no row absorbed: an overpayment, to be returned. */
  readonly left: Minor;
}

/**
 * Allocates money to the payments in the given order (oldest first), and within each to penalty, fee,
 * interest, principal. Rows that got nothing are left out. Throws `badAmount` for a negative amount.
 */
export function allocate(amount: Minor, rows: readonly OwedRow[]): Allocation {
  if (exactMinor(amount) < 0n) throw new LoanMathError('badAmount', 'A payment must be zero or more.');
  let left = amount;
  const paidRows = rows.map(({ periodNo, owed }) => {
    const paid = takeFrom(left, owed);
    left -= splitTotal(paid);
    return { periodNo, paid };
  });
  return { rows: paidRows.filter(({ paid }) => splitTotal(paid) > 0), left };
}

function takeFrom(amount: Minor, owed: Split): Split {
  let left = amount;
  const take = (part: Part): Minor => {
    const taken = Math.min(left, Math.max(0, owed[part]));
    left -= taken;
    return taken;
  };
  const penalty = take('penalty');
  const fee = take('fee');
  const interest = take('interest');
  return { penalty, fee, interest, principal: take('principal') };
}
