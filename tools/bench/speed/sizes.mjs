import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readApp } from '../../size/built-app.mjs';
import { measure } from '../../size/measure.mjs';
import { root } from '../../workspace.mjs';

const budgets = JSON.parse(readFileSync(join(root, 'tools/size/budgets.json'), 'utf8'));

/** All JS of the app without catalogs, and what each route adds for a borrower on home, measured as in CI. */
export function sizesOfApp() {
  const app = readApp({ folder: join(root, 'dist/apps/shell'), project: join(root, 'apps/shell'), root });
  const measured = (wanted) =>
    measure(
      app,
      budgets.find(({ name }) => name === wanted),
    );
  const { largest, middle, door } = measured('each route');
  return { all: measured('the whole app').js, largest, middle, largestRoute: door };
}
