/** `npx nx run shell:brand <brand file> <folder>`: writes the built app in a brand, ready for a static file server. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './built.mjs';
import { root } from './workspace.mjs';

try {
  await ensureBuilt(['shell', 'lender']);
  const args = [join(root, 'dist/apps/lender/brand.js'), ...process.argv.slice(2)];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
