import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../workspace.mjs';
import { changesPackages } from './lock-file-change.mjs';

async function git(...args) {
  const { code, out, err } = await run('git', args);
  if (code !== 0) throw new Error(`git ${args.join(' ')}: ${err}`);
  return out.split('\n').filter((line) => line !== '');
}

/** Files that differ from the commit, committed or not, as paths from the root. */
export const changedSince = async (base) => [
  ...(await git('diff', '--name-only', '--relative', '--no-renames', base)),
  ...(await git('ls-files', '--others', '--exclude-standard')),
];

const lockFile = 'package-lock.json';

/** Whether the lock file now installs other packages than at the commit. */
export async function hasOtherPackages(base, changed) {
  if (!changed.includes(lockFile)) return false;
  const before = (await git('show', `${base}:./${lockFile}`)).join('\n');
  return changesPackages(before, readFileSync(join(root, lockFile), 'utf8'));
}
