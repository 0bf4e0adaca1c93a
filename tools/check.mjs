/**
 * `npm run check`: lint and types of everything, the tests that the change can break, build and sizes of the affected projects.
 * The change is everything since this branch left main, committed or not.
 *
 * `npm run check -- --base=<commit>` sets the commit to compare with.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bin, nxEnvironment, root, run } from './workspace.mjs';

const { values } = parseArgs({ options: { base: { type: 'string' } } });

/** The merge base with one of these; a single-branch clone knows main only as origin/main. */
async function commonCommit([first, ...others]) {
  const { code, out, err } = await run('git', ['merge-base', first, 'HEAD']);
  if (code === 0) return out.trim();
  if (others.length > 0) return commonCommit(others);
  throw new Error(`No commit to compare with: ${err.trim()} Specify one: npm run check -- --base=<commit>`);
}

const base = await commonCommit(values.base ? [values.base] : ['main', 'origin/main']);
const node = (script, ...args) => [process.execPath, [join(root, 'tools', script), ...args]];
const steps = [
  node('lint.mjs'),
  node('related-tests.mjs', base),
  [bin('nx'), ['affected', '-t', 'build', 'size', `--base=${base}`]],
];
const codes = [];
for (const [command, args] of steps)
  codes.push((await run(command, args, { env: nxEnvironment, show: true })).code);
process.exitCode = Math.max(...codes);
