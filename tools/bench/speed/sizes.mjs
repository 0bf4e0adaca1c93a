import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readApp } from '../../size/built-app.mjs';
import { weigh } from '../../size/weigh.mjs';
import { root } from '../../workspace.mjs';

const budgets = JSON.parse(readFileSync(join(root, 'tools/size/budgets.json'), 'utf8'));

/** All JS of the app without catalogs, and what each route adds for a borrower on home, measured as in CI. */
export function sizesOfApp() {
  const app = readApp({ folder: join(root, 'dist/apps/shell'), project: join(root, 'apps/shell'), root });
  const weighed = (wanted) =>
    weigh(
      app,
      budgets.find(({ name }) => name === wanted),
    );
  const { largest, middle, door } = weighed('each route');
  return { all: weighed('the whole app').js, largest, middle, largestRoute: door };
}
