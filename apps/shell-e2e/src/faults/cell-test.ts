import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { lenderStaff, type LenderStaff } from '../support/lender-staff';
import type { Found } from './cell';

const folder = process.env['FAULTS_FOLDER'];

/** The fields of each cell that `npx nx run shell-e2e:faults` reads. */
export interface Report {
  readonly table: string;
  readonly row: string;
  readonly fault: string;
  /** Zero-based. */
  readonly repeat: number;
  readonly seen: string | null;
  readonly nevers: readonly string[];
  readonly error: string | null;
  readonly seconds: number;
}

/** One cell as one test: the expected result is visible, and no invariant is violated. */
export function cellTest(
  place: Pick<Report, 'table' | 'row' | 'fault' | 'repeat'>,
  meet: (page: Page, staff: LenderStaff) => Promise<Found>,
): void {
  const { table, row, fault, repeat } = place;
  const again = repeat === 0 ? '' : ` (${String(repeat + 1)})`;
  test(`${row}: ${fault}${again}`, async ({ page, request }) => {
    const since = performance.now();
    const keep = (found: Pick<Report, 'seen' | 'nevers' | 'error'>) => {
      if (folder === undefined) return;
      mkdirSync(folder, { recursive: true });
      const report: Report = { ...place, ...found, seconds: (performance.now() - since) / 1000 };
      const name = [table, row, fault, String(repeat)].join(' ').replace(/\W+/g, '-');
      writeFileSync(join(folder, `${name}.json`), JSON.stringify(report));
    };
    const found = await meet(page, lenderStaff(request)).catch((error: unknown) => {
      keep({ seen: null, nevers: [], error: String(error).slice(0, 600) });
      throw error;
    });
    keep({ ...found, error: null });
    expect(found.nevers).toEqual([]);
  });
}
