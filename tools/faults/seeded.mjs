import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { countJest, countPlaywright, fresh } from '../steps/sum-results.mjs';
import { bin, root, run } from '../workspace.mjs';
import seeding from './seeded-bugs.cjs';

export const seededBugs = seeding.seededBugs;

/**
 * Whether the checks detect a bug: some of their tests fail and some still pass. A run in which everything fails proves nothing.
 * @param {{ passed: number, failed: number }} counts
 */
export const isCaught = ({ passed, failed }) => passed > 0 && failed > 0;

/** Whether only the tests of the lender's money find it. */
export const isOfAttack = (name) => ['lender', 'sandbox'].includes(seededBugs[name].caughtBy.of);

/** Runs the check that should catch a bug, with the bug injected. */
export async function meet(name) {
  const { caughtBy } = seededBugs[name];
  return 'jest' in caughtBy ? inJest(name, caughtBy) : inBrowser(name, caughtBy);
}

async function inJest(name, { jest, of }) {
  const report = fresh(`dist/test-results/seeded-${of}.json`);
  const folder = ['libs', 'apps'].find((each) => existsSync(join(root, each, of)));
  const config = join(root, folder, of, 'jest.config.cjs');
  const env = { ...process.env, SEEDED_BUG: name };
  const args = ['-c', config, '--ci', '--json', `--outputFile=${report}`, jest];
  const { code } = await run(bin('jest'), args, { env });
  return countJest(report, code);
}

/** Runs the cells that should fail, and one that should pass to prove that the mutant works at all. */
async function inBrowser(name, { cells }) {
  const { ensureTestChromium } = await import('../find-chromium.mjs');
  const folder = join(root, 'dist/mutant');
  mkdirSync(folder, { recursive: true });
  const env = { ...process.env, SEEDED_BUG: name, MUTANT_FOLDER: folder };
  const config = join(root, 'tools/faults/mutant.vite.config.mjs');
  const built = await run(bin('vite'), ['build', '-c', config, '--logLevel', 'error'], { env });
  if (built.code !== 0) throw new Error(`The build of the mutant failed.\n${built.out}${built.err}`);
  const report = fresh('dist/test-results/seeded-cells.json');
  const { code } = await run(
    bin('playwright'),
    [...['test', '-c', 'apps/shell-e2e/playwright.config.ts'], '--grep', `${cells}|aboutUs: clock`],
    {
      env: {
        ...process.env,
        STATIC_DIR: folder,
        PLAYWRIGHT_JSON: report,
        CHROMIUM_PATH: ensureTestChromium(),
        FAULTS: 'all',
      },
    },
  );
  return countPlaywright(report, code);
}

/** Tests each bug in turn; prints the results and returns whether all were caught. */
export async function meetAll(names) {
  let caught = 0;
  for (const name of names) {
    const counts = await meet(name);
    if (isCaught(counts)) caught += 1;
    const { passed, failed } = counts;
    console.log(`${isCaught(counts) ? 'caught' : 'MISSED'}  ${name} (${failed} failed, ${passed} passed)`);
  }
  console.log(`${caught} of ${names.length} seeded bugs caught`);
  return caught === names.length;
}
