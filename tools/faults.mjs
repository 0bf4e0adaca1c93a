/**
 * `npx nx run shell-e2e:faults [words of a cell]`: tests every write under every network fault, and every screen under every fault of
 * its reads, its files and the device, in a browser against the sandbox lender (the client's own cells are unit tests). Writes
 * dist/faults/index.html and faults.json. `--repeats=3` runs each cell three times; `--seeded` tests the seeded bugs instead.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ensureBuilt } from './built.mjs';
import { isOfAttack, meetAll, seededBugs } from './faults/seeded.mjs';
import { score, tableOf } from './faults/score.mjs';
import { ensureTestChromium } from './find-chromium.mjs';
import { bin, root, run } from './workspace.mjs';

const given = process.argv.slice(2);
const flag = (name) => given.find((word) => word.startsWith(`--${name}=`))?.split('=')[1];
const words = given.filter((word) => !word.startsWith('--'));
const folder = join(root, 'dist/faults');

async function runCells() {
  const cells = join(folder, 'cells');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(cells, { recursive: true });
  const env = {
    ...process.env,
    FAULTS_FOLDER: cells,
    FAULTS_REPEATS: flag('repeats') ?? '1',
    CHROMIUM_PATH: ensureTestChromium(),
  };
  const grep = words.length > 0 ? ['--grep', words.join('|')] : [];
  const { code } = await run(
    bin('playwright'),
    ['test', '-c', 'apps/shell-e2e/playwright.config.ts', '--reporter=dot', ...grep],
    { env, show: true },
  );
  const found = readdirSync(cells).map((name) => JSON.parse(readFileSync(join(cells, name), 'utf8')));
  const sums = score(found);
  writeFileSync(join(folder, 'faults.json'), JSON.stringify({ ...sums, cells: found }, null, 1));
  writeFileSync(join(folder, 'index.html'), tableOf(found, sums));
  console.log(
    `cells ${sums.cells}, passed ${sums.passed}, stop-ship ${sums.stopShip}, score ${sums.score.toFixed(3)}`,
  );
  console.log(relative(root, join(folder, 'index.html')));
  return code === 0 && sums.score === 1;
}

const meetBugs = () => meetAll(Object.keys(seededBugs).filter((name) => !isOfAttack(name)));

await ensureBuilt();
process.exitCode = (await (given.includes('--seeded') ? meetBugs() : runCells())) ? 0 : 1;
