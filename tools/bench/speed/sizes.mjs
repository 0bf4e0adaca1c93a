import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chunksHolding, closureOf, codeBytes, readApp, sumOf } from '../../size/built-app.mjs';
import { root } from '../../workspace.mjs';
import { median } from '../median.mjs';

const budgets = JSON.parse(readFileSync(join(root, 'tools/size/budgets.json'), 'utf8'));
/** What is there before a route: home, and the parts that screens share, which have a budget of their own. */
const { after } = budgets.find(({ name }) => name === 'each route');

/** All JS of the app without catalogs of words, and what each route adds to a borrower who stands on home. */
export function sizesOfApp() {
  const app = readApp({ folder: join(root, 'dist/apps/shell'), project: join(root, 'apps/shell'), root });
  const onHome = new Set(closureOf(app, chunksHolding(app, after)));
  const added = app.chunks
    .filter(({ door = '' }) => /^libs\/[\w-]+\/src\/pages\/[\w-]+-page\.tsx$/.test(door))
    .map((chunk) => ({
      route: chunk.door,
      bytes: sumOf(
        closureOf(app, [chunk])
          .filter((part) => !onHome.has(part))
          .map(codeBytes),
      ),
    }))
    .sort((one, other) => other.bytes - one.bytes);
  return {
    all: sumOf(app.chunks.map(codeBytes)),
    routes: added,
    largest: added[0]?.bytes ?? NaN,
    middle: median(added.map(({ bytes }) => bytes)),
  };
}
