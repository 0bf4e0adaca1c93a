/**
 * Checks the built shell against `budgets.json`: transferred bytes, brotli. `--write` stores the current figures as the new limits,
 * or the goals where they are met. The source maps show what grew.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, workspaceProjects } from '../workspace.mjs';
import { readApp } from './built-app.mjs';
import { withNewFeatures } from './new-features.mjs';
import { checkBudgets } from './check-budgets.mjs';
import { measure } from './measure.mjs';

const budgetsFile = join(import.meta.dirname, 'budgets.json');
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

async function write(file, value) {
  const { format } = await import('oxfmt');
  const { code } = await format(file, JSON.stringify(value), read(join(root, '.oxfmtrc.json')));
  writeFileSync(file, code);
}

/** Features, with or without a stored budget. */
const features = workspaceProjects()
  .filter(({ manifest }) => manifest.nx.tags.includes('type:feature'))
  .map(({ manifest }) => manifest.nx.name);
const budgets = () => withNewFeatures(read(budgetsFile), features);

/** Tolerance for a changed text or hash; the number of files has no tolerance. */
const slack = { js: 1.01, css: 1.01, page: 1.02, largest: 1.01, middle: 1.02, files: 1 };

function rewritten(app, budget) {
  const measured = measure(app, budget);
  const limits = Object.entries(budget.limits).map(([what, { goal }]) => {
    const today = Math.ceil(measured[what] * slack[what]);
    const atMost = goal !== undefined && measured[what] <= goal ? goal : today;
    return [what, goal === undefined ? { atMost } : { atMost, goal }];
  });
  return { ...budget, limits: Object.fromEntries(limits) };
}

const app = readApp({ folder: join(root, 'dist/apps/shell'), project: join(root, 'apps/shell'), root });
if (process.argv.includes('--write')) {
  await write(
    budgetsFile,
    budgets().map((budget) => rewritten(app, budget)),
  );
}
const { lines, faults } = checkBudgets(app, budgets());
for (const line of lines) console.log(line);
console.log(`all JS without catalogs: ${measure(app, {}).js}`);
for (const fault of faults) console.error(fault);
console.log(`Size check: ${lines.length} figures, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
