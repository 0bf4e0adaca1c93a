/**
 * `npm run check`: lint, types and tests of what the change can break, build and sizes of the affected projects.
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
const script = (name, args = [], show = false) =>
  run(process.execPath, [join(root, 'tools', name), ...args], { env: nxEnvironment, show });
const affected = () =>
  run(bin('nx'), ['affected', '-t', 'build', 'size', `--base=${base}`], { env: nxEnvironment });

/** Beside the tests, which take about as long; their output follows that of the tests. */
const inSequence = async () => [await script('lint.mjs', [`--since=${base}`]), await affected()];

const [tests, others] = await Promise.all([script('related-tests.mjs', [base], true), inSequence()]);
for (const { out, err } of others) console.log(out + err);
process.exitCode = Math.max(tests.code, ...others.map(({ code }) => code));
