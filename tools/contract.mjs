/** `npx nx run sandbox:contract --base-url …`: checks a running lender against the contract; see apps/sandbox/README.md. */
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
