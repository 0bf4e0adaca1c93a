import { planColumns } from '../figures';
import type { Cause, CauseFacts, ClaimedRow, PlanColumn } from '../claimed-plan';

/** The rows as they should have been printed, and what was wrong with their order. */
export interface Arrangement {
  readonly rows: readonly ClaimedRow[];
  readonly causes: readonly Cause[];
  readonly facts: CauseFacts;
}

/** The table with one misplaced thing put right; `breaks` are payments where the table as printed stops to follow. */
export function arrangements(
  rows: readonly ClaimedRow[],
  count: number,
  breaks: readonly number[],
): Arrangement[] {
  return [...swaps(rows), ...duplicates(rows, count), ...gaps(rows, count, breaks), ...tooMany(rows, count)];
}

function swaps(rows: readonly ClaimedRow[]): Arrangement[] {
  const columns = planColumns.filter((column) => rows.some((row) => row[column] !== undefined));
  const pairs = columns.flatMap((one, index) =>
    columns.slice(index + 1).map((other): readonly [PlanColumn, PlanColumn] => [one, other]),
  );
  return pairs.map(([one, other]) => ({
    causes: ['swappedColumns'],
    facts: { columns: [one, other] },
    rows: rows.map((row) => ({ ...row, [one]: row[other], [other]: row[one] })),
  }));
}

/** Without a row that repeats the previous one. */
function duplicates(rows: readonly ClaimedRow[], count: number): Arrangement[] {
  return rows.flatMap((row, index): Arrangement[] => {
    const before = rows[index - 1];
    if (!before || rows.length < Math.min(count, 3)) return [];
    const statedColumns = planColumns.filter((column) => row[column] !== undefined);
    const isSame =
      statedColumns.length >= 2 && statedColumns.every((column) => row[column] === before[column]);
    if (!isSame || (row.balance === undefined && rows.length <= count)) return [];
    const kept = rows.filter((each) => each !== row).map((each) => moved(each, row.periodNo, -1));
    return [{ causes: ['duplicatePeriod'], facts: { periodNo: row.periodNo - 1 }, rows: kept }];
  });
}

const moved = (row: ClaimedRow, from: number, by: number): ClaimedRow =>
  row.periodNo < from ? row : { ...row, periodNo: row.periodNo + by };

/** With the number of a missing row left free: where the numbers skip it, or where the figures do. */
function gaps(rows: readonly ClaimedRow[], count: number, breaks: readonly number[]): Arrangement[] {
  if (rows.length !== count - 1 || count < 3) return [];
  const skipped = rows.findIndex(({ periodNo }, index) => periodNo !== index + 1);
  if (skipped >= 0) return [{ causes: ['missingPeriod'], facts: { periodNo: skipped + 1 }, rows }];
  return breaks.map((periodNo) => ({
    causes: ['missingPeriod'],
    facts: { periodNo },
    rows: rows.map((row) => moved(row, periodNo, 1)),
  }));
}

/** Without the payments after the debt is repaid. */
function tooMany(rows: readonly ClaimedRow[], count: number): Arrangement[] {
  if (rows.length !== count + 1) return [];
  return [{ causes: ['extraPeriod'], facts: { periodNo: count + 1 }, rows: rows.slice(0, count) }];
}
