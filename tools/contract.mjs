/** `npx nx run sandbox:contract --base-url …`: holds a running lender to every call of the contract; apps/sandbox/README.md says how. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './built.mjs';
import { root } from './workspace.mjs';

try {
  await ensureBuilt(['sandbox']);
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'dist/apps/sandbox/contract.js'), ...process.argv.slice(2)],
    {
      stdio: 'inherit',
    },
  );
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
