/** Runs the tests that a change since a commit can break, according to the import graph: `node tools/related-tests.mjs <commit>`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importGraph } from './related/import-graph.mjs';
import { changesPackages } from './related/lock-file-change.mjs';
import { relatedTests } from './related/related.mjs';
import { bin, root, run } from './workspace.mjs';

/** What every test depends on; so do the packages of the lock file. */
const shared = /^(tools\/(jest|lingui)\/|tsconfig\.base\.json$|(babel|jest|lingui)\.config\.[cm]js$)/;
/** Files whose tests are those of the tools: `nx test tools`. */
const ofTools = /^(tools|deploy|docs|\.github|libs\/lender\/drizzle)\/|^(package|nx)\.json$/;

async function git(...args) {
  const { code, out, err } = await run('git', args);
  if (code !== 0) throw new Error(`git ${args.join(' ')}: ${err}`);
  return out.split('\n').filter((line) => line !== '');
}

/** Files that differ from the commit, committed or not. */
const changedSince = async (base) => [
  ...(await git('diff', '--name-only', '--relative', '--no-renames', base)),
  ...(await git('ls-files', '--others', '--exclude-standard')),
];

const lockFile = 'package-lock.json';

async function hasOtherPackages(base, changed) {
  if (!changed.includes(lockFile)) return false;
  const before = (await git('show', `${base}:./${lockFile}`)).join('\n');
  return changesPackages(before, readFileSync(join(root, lockFile), 'utf8'));
}

async function runTests(base, changed) {
  const args = ['-c', join(root, 'jest.config.cjs')];
  if (changed.some((file) => shared.test(file)) || (await hasOtherPackages(base, changed)))
    return run(bin('jest'), args, { show: true });
  const textOf = (file) => readFileSync(join(root, file), 'utf8');
  const tests = relatedTests(importGraph(), changed, textOf);
  console.log(`${tests.length} test files depend on the change.`);
  if (tests.length === 0) return { code: 0 };
  return run(bin('jest'), [...args, '--runTestsByPath', ...tests], { show: true });
}

const [, , base] = process.argv;
const changed = await changedSince(base);
const codes = [(await runTests(base, changed)).code];
if (changed.some((file) => ofTools.test(file)))
  codes.push((await run(process.execPath, [join(root, 'tools/test-tools.mjs')], { show: true })).code);
process.exitCode = Math.max(...codes);
