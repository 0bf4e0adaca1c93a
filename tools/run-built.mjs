/** `node tools/run-built.mjs <project> <command> [argument …]`: builds a project if needed and runs one of its commands. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt, folderOf } from './built.mjs';
import { root } from './workspace.mjs';

try {
  const [project, command, ...args] = process.argv.slice(2);
  await ensureBuilt([project]);
  const file = join(root, 'dist', folderOf(project), `${command}.js`);
  process.exitCode = spawnSync(process.execPath, [file, ...args], { stdio: 'inherit' }).status ?? 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
