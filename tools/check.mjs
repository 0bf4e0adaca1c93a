/**
 * `npm run check`: lint, types, tests, build and sizes of the affected projects, and those of the lender's tests that the change
 * can break. The change is everything since this branch left main, committed or not.
 *
 * `npm run check -- --base=<commit>` sets the commit to compare with.
 */
import { parseArgs } from 'node:util';
import { bin, nxEnvironment, run } from './workspace.mjs';

const { values } = parseArgs({ options: { base: { type: 'string' } } });

/** The merge base with one of these; a single-branch clone knows main only as origin/main. */
async function commonCommit([first, ...others]) {
  const { code, out, err } = await run('git', ['merge-base', first, 'HEAD']);
  if (code === 0) return out.trim();
  if (others.length > 0) return commonCommit(others);
  throw new Error(`No commit to compare with: ${err.trim()} Specify one: npm run check -- --base=<commit>`);
}

const base = await commonCommit(values.base ? [values.base] : ['main', 'origin/main']);
const targets = ['lint', 'typecheck', 'test', 'build', 'size'];
const env = { ...nxEnvironment, NX_BASE: base };
const { code } = await run(bin('nx'), ['affected', '-t', ...targets, `--base=${base}`], { env, show: true });
process.exitCode = code;
