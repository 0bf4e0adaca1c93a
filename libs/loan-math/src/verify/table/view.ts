import type { Cause, CauseFacts, ClaimedRow } from '../claimed-plan';
import type { Loan } from './interest';
import { borrowedIn, linesOf, type Anchor, type Line } from './lines';
import type { Table } from './table';

export interface View {
  readonly loan: Loan;
  readonly borrowing: { causes: readonly Cause[]; facts: CauseFacts; weight: number };
  /** Positions of the lines whose balance does not follow from the one before. */
  readonly links: readonly number[];
}

export function view(
  rows: readonly ClaimedRow[],
  anchor: Anchor,
  { claimed, unit, count }: Table,
): View | undefined {
  const { terms, fee = 0, tax = 0, taxPercent = '0' } = claimed;
  const read = borrowedIn(rows, anchor, terms.principal);
  const growth = Math.exp((Number(terms.annualRatePercent) / 1200) * count);
  const reach =
    unit * (anchor === 'balance' ? 2.2 : Math.min(count * growth + 2, terms.principal / 300 / unit + 2));
  const isAs = (amount: number) => Math.abs(read - amount) <= reach;
  const inLoan = [fee + tax, fee].find((each) => each > 0 && isAs(terms.principal + each));
  const isWhole = rows.length >= Math.min(count - 1, count) || anchor === 'balance';
  const borrowed =
    isAs(terms.principal) || !isWhole
      ? terms.principal
      : inLoan === undefined
        ? read
        : terms.principal + inLoan;
  const lines = linesOf(rows, { anchor, borrowed, unit });
  if (!lines) return undefined;
  const borrowing =
    borrowed === terms.principal
      ? { causes: [], facts: {}, weight: 0 }
      : inLoan !== undefined
        ? { causes: ['feeInLoan' as const], facts: {}, weight: 1 }
        : {
            causes: ['amountAdded' as const],
            facts: { amount: Math.round(borrowed - terms.principal) },
            weight: borrowed > terms.principal ? 1.5 : 4,
          };
  const rate = Number(terms.annualRatePercent) / 100;
  return {
    loan: { lines, rate, unit, borrowed, taxPercent: Number(taxPercent) },
    borrowing,
    links: brokenLinks(lines, anchor),
  };
}

function brokenLinks(lines: readonly Line[], anchor: Anchor): number[] {
  let carried = 0;
  return lines.flatMap((line, position) => {
    const { balance } = line.row;
    if (balance === undefined) return [];
    const off = balance - (line.opening - line.part - line.extra);
    const isBroken = Math.abs(off - carried) > 2 * line.reach && !(anchor === 'principal' && balance === 0);
    if (anchor === 'principal' && isBroken) carried = off;
    return isBroken ? [position] : [];
  });
}
