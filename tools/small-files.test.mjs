import { deepEqual, ok } from 'node:assert/strict';
import { test } from 'node:test';
import { shortFiles, sources } from './small-files.mjs';

/** How many files under 30 lines may exist without a reason. */
const most = 200;

test('the sources are modules, not one file per function', () => {
  const { without } = shortFiles(sources());
  ok(without.length <= most, `${without.length} short files without a reason:\n${without.join('\n')}`);
});

test('a short file needs a reason, a long one does not', () => {
  const long = 'export const row = 1;\n'.repeat(30);
  const files = new Map([
    ['libs/loans/src/rules/price.ts', long],
    ['libs/loans/src/rules/landing.ts', 'export const landing = 1;\n'],
    ['libs/loans/src/index.ts', "export { landing } from './rules/landing';\n"],
    ['libs/loans/src/screens.ts', "export const late = () => import('./loan/charts');\n".repeat(30)],
    ['libs/loans/src/loan/charts.tsx', 'export const Charts = () => null;\n'],
  ]);
  const { all, short, without } = shortFiles(files);
  deepEqual([all, short, without], [5, 3, ['libs/loans/src/rules/landing.ts']]);
});
