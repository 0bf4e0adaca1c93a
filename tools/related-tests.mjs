/**
 * Runs the lender's tests. With NX_BASE (`npm run check`, a pull request) only those that a change since that commit can
 * break, according to the import graph; without it all of them.
 */
import { join } from 'node:path';
import { lenderGraph } from './related/import-graph.mjs';
import { relatedTests } from './related/related.mjs';
import { bin, root, run } from './workspace.mjs';

/** What the lender's tests may depend on; nx.json and libs/lender/project.json list the same places. */
const places = [
  'apps/shell/brands',
  'libs',
  'tools/jest',
  'package-lock.json',
  'tsconfig.base.json',
  'babel.config.cjs',
];

async function git(...args) {
  const { code, out, err } = await run('git', args);
  if (code !== 0) throw new Error(`git ${args.join(' ')}: ${err}`);
  return out.split('\n').filter((line) => line !== '');
}

/** Files that differ from the commit, committed or not; documentation is left out, as in .nxignore. */
async function changedSince(base) {
  const changed = await git('diff', '--name-only', '--relative', base, '--', ...places);
  const untracked = await git('ls-files', '--others', '--exclude-standard', '--', ...places);
  return [...changed, ...untracked].filter((file) => !file.endsWith('.md'));
}

const base = process.env.NX_BASE;
const args = ['-c', join(root, 'libs/lender/jest.config.cjs'), ...process.argv.slice(2)];
const related = base ? relatedTests(await lenderGraph(), await changedSince(base)) : undefined;
if (related?.length === 0) {
  console.log(`No lender test depends on the changes since ${base}.`);
} else {
  if (related) console.log(`${related.length} lender test files depend on the changes since ${base}.`);
  const { code } = await run(bin('jest'), [...args, ...(related ? ['--runTestsByPath', ...related] : [])], {
    show: true,
  });
  process.exitCode = code;
}
