import type { ClaimedPlan, ClaimedRow } from './claimed-plan';
import type { Minor } from '../exact/minor';

/**
 * A normalized table: payments numbered from 1, by row if a number occurs twice, with the balance after each payment,
 * even if the lender prints the balance before it (as the RBI's own example does).
 */
export function normalRows(claimed: ClaimedPlan): ClaimedPlan {
  const { rows = [] } = claimed;
  if (rows.length === 0) return claimed;
  const payments = rows.filter(({ periodNo }) => periodNo >= 1);
  const isTwice = new Set(payments.map(({ periodNo }) => periodNo)).size < payments.length;
  const counted = isTwice ? payments.map((row, index) => ({ ...row, periodNo: index + 1 })) : payments;
  const isBefore = isOwedBefore({ ...claimed, rows: counted });
  return { ...claimed, rows: isBefore ? counted.map(withClosing) : counted };
}

const withClosing = (row: ClaimedRow, index: number, rows: readonly ClaimedRow[]): ClaimedRow => {
  const { balance: _before, ...rest } = row;
  const next = rows[index + 1];
  return next?.periodNo === row.periodNo + 1 ? { ...rest, balance: next.balance } : rest;
};

/**
 * Whether each balance minus its own payment is the next balance; where the payments show no principal, whether the
 * first one is the loan.
 */
function isOwedBefore(claimed: ClaimedPlan): boolean {
  const { rows = [], terms } = claimed;
  const [first] = rows;
  if (first?.periodNo !== 1 || first.balance === undefined || first.balance === 0) return false;
  const reach = printedUnit(claimed) + 1;
  const isLoan = Math.abs(first.balance - terms.principal) <= reach;
  const links = rows.flatMap((row, index) => {
    const next = rows[index + 1];
    const part = repaidIn(row);
    if (next?.balance === undefined || row.balance === undefined || part === undefined) return [];
    const isNear = (each: number | undefined): boolean =>
      each !== undefined && Math.abs((row.balance ?? 0) - each - (next.balance ?? 0)) <= reach;
    return [{ isBefore: isNear(part), isAfter: isNear(repaidIn(next)) }];
  });
  if (links.length === 0) return isLoan && rows.length > 1;
  const before = links.filter((link) => link.isBefore).length;
  const after = links.filter((link) => link.isAfter).length;
  return before * 2 > links.length && (before > after || (before === after && isLoan));
}

const repaidIn = ({ principal, instalment, interest, charges = 0 }: ClaimedRow): Minor | undefined =>
  principal ??
  (instalment === undefined || interest === undefined ? undefined : instalment - interest - charges);

/** Whole currency units, tens and hundreds of them, largest first. */
const units: readonly Minor[] = [10_000, 1_000, 100];

/**
 * The smallest amount a lender prints, inferred from the figures: the largest unit that every amount is a multiple of.
 * A rounded payment proves nothing about the other figures, so tens and hundreds require a table.
 */
export function printedUnit({ printedTo, instalment, totalInterest, rows = [] }: ClaimedPlan): Minor {
  if (printedTo !== undefined) return Math.max(1, printedTo);
  const cells = rows.flatMap(({ principal, interest, balance, instalment: each }) => [
    ...[principal, interest, balance, each],
  ]);
  const amounts = [instalment, totalInterest, ...cells].filter((amount) => amount !== undefined);
  // Alike figures are round by chance.
  const isTable = new Set(rows.map(({ interest }) => interest)).size >= 4;
  const found = units.find((unit) => amounts.every((amount) => amount % unit === 0));
  if (amounts.length === 0 || found === undefined) return 1;
  return isTable ? found : 100;
}
