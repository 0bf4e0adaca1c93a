import type { Minor } from '../../exact/minor';
import type { ClaimedRow } from '../claimed-plan';

/** A row of a lender's table, with what is owed before it and the parts that its own figures give. */
export interface Line {
  readonly row: ClaimedRow;
  /** The index of the payment, from 0. */
  readonly at: number;
  readonly opening: number;
  readonly part: number;
  readonly interest: number;
  /** How far the parts may be off, in minor units: a part that is a difference carries two roundings. */
  readonly reach: number;
  readonly extra: number;
  /** What the printed payment contains beyond principal and interest; 0 if the figures cannot show it. */
  readonly onTop: number;
}

/** Where the debt before a payment is read: in the column of balances, or as the loan less every principal. */
export type Anchor = 'balance' | 'principal';

interface Parts {
  readonly part: number | undefined;
  readonly interest: number | undefined;
  readonly isDerived: boolean;
}

function partsOf(row: ClaimedRow, before: number | undefined): Parts {
  const { principal, interest, instalment, balance, charges = 0, extra = 0 } = row;
  const fallen = before === undefined || balance === undefined ? undefined : before - balance - extra;
  const rest =
    instalment === undefined || interest === undefined ? undefined : instalment - interest - charges;
  const part = principal ?? fallen ?? rest;
  const left = instalment === undefined || part === undefined ? undefined : instalment - part - charges;
  return { part, interest: interest ?? left, isDerived: principal === undefined || interest === undefined };
}

/** The table line by line; `undefined` if some line shows no interest or no principal. */
export function linesOf(
  rows: readonly ClaimedRow[],
  { anchor, borrowed, unit }: { anchor: Anchor; borrowed: number; unit: Minor },
): Line[] | undefined {
  const lines: Line[] = [];
  const left = repaidFrom(rows);
  let owed = borrowed;
  let last: ClaimedRow | undefined;
  for (const row of rows) {
    const follows = last === undefined ? row.periodNo === 1 : last.periodNo === row.periodNo - 1;
    const before = last === undefined ? borrowed : follows ? last.balance : undefined;
    const { part, interest, isDerived } = partsOf(row, before);
    if (part === undefined || interest === undefined) return undefined;
    const extra = row.extra ?? 0;
    const own = row.balance === undefined ? undefined : row.balance + part + extra;
    const isRead = anchor === 'balance' && last !== undefined;
    const jumped = own ?? left?.[lines.length] ?? owed;
    const opening = isRead && follows ? (last?.balance ?? own ?? owed) : follows ? owed : jumped;
    const onTop = row.instalment === undefined ? 0 : row.instalment - part - interest;
    lines.push({
      row,
      at: row.periodNo - 1,
      opening,
      part,
      interest,
      extra,
      onTop,
      reach: unit * (isDerived ? 2.1 : 1.1),
    });
    owed = opening - part - extra;
    last = row;
  }
  return lines;
}

/** All that is repaid from each row on; `undefined` if the principals are not printed. */
function repaidFrom(rows: readonly ClaimedRow[]): number[] | undefined {
  if (rows.some(({ principal, interest, instalment }) => (principal ?? interest ?? instalment) === undefined))
    return undefined;
  let sum = 0;
  const sums = rows
    .toReversed()
    .map((row) => (sum += (partsOf(row, undefined).part ?? 0) + (row.extra ?? 0)));
  return sums.toReversed();
}

/** The debt that the table itself starts with: by its first balance, or by the sum of what it repays. */
export function borrowedIn(rows: readonly ClaimedRow[], anchor: Anchor, stated: number): number {
  const [first] = rows;
  if (first === undefined || first.periodNo !== 1) return stated;
  if (anchor === 'balance') {
    const { part } = partsOf(first, undefined);
    return first.balance === undefined || part === undefined
      ? stated
      : first.balance + part + (first.extra ?? 0);
  }
  if (rows.some(({ periodNo }, index) => periodNo !== index + 1)) return stated;
  let sum = 0;
  let before: number | undefined;
  for (const row of rows) {
    const { part } = partsOf(row, before);
    if (part === undefined) return stated;
    sum += part + (row.extra ?? 0);
    before = row.balance;
  }
  return sum;
}
