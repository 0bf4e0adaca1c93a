import { expect, test, type Page } from '@playwright/test';
import { lenderStaff, type LenderStaff } from '../support/lender-staff';
import type { Never } from './oracles';

const isWhole = process.env['FAULTS'] === 'all';

/**
 * One test for each cell of a table: the expected result is visible (`meet` throws otherwise), and no invariant is violated.
 * With `FAULTS=all` every row meets every fault; else each fault meets one row.
 */
export function cellTests<Row extends { readonly name: string }, Fault extends string>(
  rows: readonly Row[],
  faults: readonly Fault[],
  concerns: (row: Row, fault: Fault) => boolean,
  meet: (page: Page, staff: LenderStaff, row: Row, fault: Fault) => Promise<readonly Never[]>,
): void {
  const cells = faults.flatMap((fault, at) => {
    const all = rows.filter((row) => concerns(row, fault)).map((row) => ({ row, fault }));
    const first = at % all.length;
    return isWhole ? all : all.slice(first, first + 1);
  });
  for (const { row, fault } of cells)
    test(`${row.name}: ${fault}`, async ({ page, request }) => {
      expect(await meet(page, lenderStaff(request), row, fault)).toEqual([]);
    });
}
