/** Runs the tests that a change since a commit can break, according to the import graph: `node tools/related-tests.mjs <commit>`. */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { changedSince, hasOtherPackages } from './related/changes.mjs';
import { importGraph } from './related/import-graph.mjs';
import { relatedTests } from './related/related.mjs';
import { bin, root, run } from './workspace.mjs';

/** What every test depends on; so do the packages of the lock file. */
const shared = /^(tools\/(jest|lingui)\/|tsconfig\.base\.json$|(babel|jest|lingui)\.config\.[cm]js$)/;
/** Files whose tests are those of the tools: `nx test tools`. */
const ofTools = /^(tools|deploy|docs|\.github|libs\/lender\/drizzle)\/|^(package|nx)\.json$/;

async function runTests(base, changed) {
  const args = ['-c', join(root, 'jest.config.cjs'), `--maxWorkers=${availableParallelism()}`];
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
