/** `npx nx run sandbox:endpoints`: the table of all calls, printed by the built sandbox. Nothing else is written to stdout. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './built.mjs';
import { root } from './workspace.mjs';

try {
  await ensureBuilt(['sandbox']);
  const { status } = spawnSync(process.execPath, [join(root, 'dist/apps/sandbox/endpoints.js')], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
