import type { Minor } from '../../exact/minor';
import type { ClaimedPlan, Cause, CauseFacts, ClaimedRow } from '../claimed-plan';
import type { Agreed } from './payments';
import type { Shares } from './shares';
import type { Loan } from './interest-fit';
import { borrowedIn, linesOf, type Anchor, type Line } from './lines';

/** A lender's table with what the terms say about it. */
export interface Table {
  readonly claimed: ClaimedPlan;
  readonly unit: Minor;
  readonly count: number;
  readonly agreed: Agreed;
  readonly shares: readonly Shares[];
}

export interface View {
  readonly loan: Loan;
  readonly borrowing: { causes: readonly Cause[]; facts: CauseFacts; weight: number };
  /** Positions of the lines whose balance does not follow from the one before. */
  readonly links: readonly number[];
}

/** The table as one or two loans: where its debt is near the fee in the loan, as that one, and as what it is. */
export function views(rows: readonly ClaimedRow[], anchor: Anchor, table: Table): View[] {
  const { claimed, unit, count } = table;
  const { terms, fee = 0, tax = 0, taxPercent = '0' } = claimed;
  const read = borrowedIn(rows, anchor, terms.principal);
  const growth = Math.exp((Number(terms.annualRatePercent) / 1200) * count);
  const reach =
    unit * (anchor === 'balance' ? 2.2 : Math.min(count * growth + 2, terms.principal / 300 / unit + 2));
  const isAs = (amount: number) => Math.abs(read - amount) <= reach;
  const charged = [fee + tax, fee].filter((each) => each > 0).map((each) => terms.principal + each);
  const inLoan = charged.find(isAs);
  if (isAs(terms.principal) || !isWhole(rows, anchor, count)) return viewOf(terms.principal, nothing);
  const added: View['borrowing'] = {
    causes: ['amountAdded'],
    facts: { amount: Math.round(read - terms.principal) },
    weight: read > terms.principal ? 1.5 : 4,
  };
  const own = viewOf(read, added);
  if (inLoan === undefined) return own;
  // A few cents off, it may be either.
  const isSame = Math.abs(read - inLoan) <= unit;
  const withFee = viewOf(inLoan, { causes: ['feeInLoan'], facts: {}, weight: isSame ? 1 : 1.4 });
  return isSame ? withFee : [...withFee, ...own];

  function viewOf(borrowed: number, borrowing: View['borrowing']): View[] {
    const lines = linesOf(rows, { anchor, borrowed, unit });
    if (!lines) return [];
    const rate = Number(terms.annualRatePercent) / 100;
    const loan = { lines, rate, unit, borrowed, taxPercent: Number(taxPercent) };
    return [{ loan, borrowing, links: brokenLinks(lines, anchor) }];
  }
}

const nothing: View['borrowing'] = { causes: [], facts: {}, weight: 0 };

/** Whether the rows repay all of the debt: after early payments, with fewer of them and a smaller last one. */
function isWhole(rows: readonly ClaimedRow[], anchor: Anchor, count: number): boolean {
  const [last, before] = [rows.at(-1), rows.at(-2)];
  const isEnded =
    rows.some(({ extra = 0 }) => extra > 0) && (last?.instalment ?? 0) < (before?.instalment ?? 0);
  return anchor === 'balance' || rows.length >= count - 1 || isEnded;
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
