/**
 * `npm run check`: lint, types, tests, build and sizes of the projects that a change affects, and of the lender's tests
 * those that it can break. A change is everything since main left this branch, committed or not.
 *
 * `npm run check -- --base=<commit>` what a change is counted from.
 */
import { parseArgs } from 'node:util';
import { bin, nxEnvironment, run } from './workspace.mjs';

const { values } = parseArgs({ options: { base: { type: 'string' } } });

/** Where this branch left one of these; a clone of a branch knows main only as its origin's. */
async function commonCommit([first, ...others]) {
  const { code, out, err } = await run('git', ['merge-base', first, 'HEAD']);
  if (code === 0) return out.trim();
  if (others.length > 0) return commonCommit(others);
  throw new Error(
    `There is no commit to compare with: ${err.trim()} Name one: npm run check -- --base=<commit>`,
  );
}

const base = await commonCommit(values.base ? [values.base] : ['main', 'origin/main']);
const targets = ['lint', 'typecheck', 'test', 'build', 'size'];
const env = { ...nxEnvironment, NX_BASE: base };
const { code } = await run(bin('nx'), ['affected', '-t', ...targets, `--base=${base}`], { env, show: true });
process.exitCode = code;
