/** Runs the tests that a change since a commit can break, according to the import graph: `node tools/related-tests.mjs <commit>`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importGraph } from './related/import-graph.mjs';
import { relatedTests } from './related/related.mjs';
import { bin, root, run } from './workspace.mjs';

/** What every test depends on. */
const shared =
  /^(tools\/(jest|lingui)\/|package-lock\.json$|tsconfig\.base\.json$|(babel|jest|lingui)\.config\.[cm]js$)/;
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

async function runTests(changed) {
  const args = ['-c', join(root, 'jest.config.cjs')];
  if (changed.some((file) => shared.test(file))) return run(bin('jest'), args, { show: true });
  const textOf = (file) => readFileSync(join(root, file), 'utf8');
  const tests = relatedTests(importGraph(), changed, textOf);
  console.log(`${tests.length} test files depend on the change.`);
  if (tests.length === 0) return { code: 0 };
  return run(bin('jest'), [...args, '--runTestsByPath', ...tests], { show: true });
}

const changed = await changedSince(process.argv[2]);
const codes = [(await runTests(changed)).code];
if (changed.some((file) => ofTools.test(file)))
  codes.push((await run(process.execPath, [join(root, 'tools/test-tools.mjs')], { show: true })).code);
process.exitCode = Math.max(...codes);
