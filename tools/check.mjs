/**
 * `npm run check`: lint, types, tests, build and sizes of the projects that a change affects, and of the lender's tests
 * those that it can break. A change is everything since main left this branch, committed or not.
 *
 * `npm run check -- --base=<commit>` what a change is counted from.
 */
import { parseArgs } from 'node:util';
import { bin, nxEnvironment, run } from './workspace.mjs';

const { values } = parseArgs({ options: { base: { type: 'string', default: 'main' } } });

async function git(...given) {
  const { code, out, err } = await run('git', given);
  if (code !== 0) throw new Error(`git ${given.join(' ')}: ${err}`);
  return out.trim();
}

const base = await git('merge-base', values.base, 'HEAD');
const targets = ['lint', 'typecheck', 'test', 'build', 'size'];
const env = { ...nxEnvironment, NX_BASE: base };
const { code } = await run(bin('nx'), ['affected', '-t', ...targets, `--base=${base}`], { env, show: true });
process.exitCode = code;
