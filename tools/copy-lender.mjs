/** `npm run backup -- <file>` and `npm run restore -- <file> [--overwrite]`, done by the built sandbox. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './built.mjs';
import { root } from './workspace.mjs';

try {
  await ensureBuilt(['sandbox']);
  const given = [join(root, 'dist/apps/sandbox/copy.js'), ...process.argv.slice(2)];
  process.exitCode = spawnSync(process.execPath, given, { stdio: 'inherit' }).status ?? 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
