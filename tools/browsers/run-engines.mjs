import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bin, root, run } from '../workspace.mjs';
import { engineTable } from './engine-table.mjs';
import { findEngines } from './find-engines.mjs';

const folder = join(root, 'dist/browsers');

/** The results of the tests, one file each. */
const recordsIn = () =>
  existsSync(folder)
    ? readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))
    : [];

/**
 * Runs the journey, the screens and the rest in every real browser that is installed or can be installed.
 * @param {{ size: 'small' | 'full', report: string, words?: readonly string[] }} options the file for Playwright's report, and
 *   parts of the names of files to run
 * @returns {Promise<{ code: number, table: string, missing: readonly string[] }>} `missing`: why a browser is skipped
 */
export async function runEngines({ size, report, words = [] }) {
  const { env, missing } = findEngines();
  rmSync(folder, { recursive: true, force: true });
  const { code } = await run(
    bin('playwright'),
    ['test', '-c', 'apps/shell-e2e/engines.config.ts', ...words],
    {
      env: { ...process.env, ...env, ENGINES_SIZE: size, ENGINES_FOLDER: folder, PLAYWRIGHT_JSON: report },
      show: true,
    },
  );
  return { code, table: engineTable(recordsIn()), missing };
}
