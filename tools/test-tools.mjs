/** The tests of the tools, of deploy/, docs/ and .github: `nx test tools`. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './workspace.mjs';

const tests = readdirSync(join(root, 'tools'), { recursive: true })
  .filter((name) => name.endsWith('.test.mjs'))
  .map((name) => join('tools', name));
const { code } = await run(process.execPath, ['--test', ...tests], { show: true });
process.exitCode = code;
