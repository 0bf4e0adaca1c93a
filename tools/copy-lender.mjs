/**
 * `npx nx run sandbox:backup <file>`, `npx nx run sandbox:restore <file> [--overwrite]` and `npx nx run sandbox:statement <file>`,
 * run by the built sandbox.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './built.mjs';
import { root } from './workspace.mjs';

try {
  await ensureBuilt(['sandbox']);
  const [command, ...rest] = process.argv.slice(2);
  const given =
    command === 'statement'
      ? [join(root, 'dist/apps/sandbox/statement.js'), ...rest]
      : [join(root, 'dist/apps/sandbox/copy.js'), command, ...rest];
  process.exitCode = spawnSync(process.execPath, given, { stdio: 'inherit' }).status ?? 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
