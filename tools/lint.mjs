/**
 * Lints and type-checks everything. `node tools/lint.mjs libs/ui …` reads only those folders or files, and
 * `node tools/lint.mjs --since=<commit>` what a change since the commit can break.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { changedSince, hasOtherPackages } from './related/changes.mjs';
import { importGraph } from './related/import-graph.mjs';
import { dependents } from './related/related.mjs';
import { bin, root, run } from './workspace.mjs';

/** Settings and global types, on which every file depends. */
const ofEveryFile =
  /(^|\/)tsconfig[^/]*\.json$|(^|\/)package\.json$|\.d\.ts$|^oxlint\.|^tools\/(lint-rules|browsers|boundaries)/;
const code = /\.([cm]?js|tsx?)$/;

/** The files to read after a change; undefined: all of them. What imports a deleted file is unknown, so that needs all. */
async function filesAfter(commit) {
  const changed = await changedSince(commit);
  const isDeleted = (file) => !existsSync(join(root, file));
  if (changed.some((file) => ofEveryFile.test(file) || isDeleted(file))) return undefined;
  if (await hasOtherPackages(commit, changed)) return undefined;
  return dependents(importGraph({ types: true }), changed).filter((file) => code.test(file));
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { since: { type: 'string' } } });
const files = values.since ? await filesAfter(values.since) : positionals;
if (files?.length === 0 && values.since) console.log('No code has changed.');
else {
  const { code: result } = await run(bin('oxlint'), ['-c', 'oxlint.config.mjs', ...(files ?? [])], {
    show: true,
  });
  process.exitCode = result;
}
