/** The previous release keeps working on a database after every migration; docs/deployment.md has the rules. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasSquawk, unsafeSteps } from './deploy/migration-steps.mjs';
import { root } from './workspace.mjs';

const folder = join(root, 'libs/lender/drizzle');
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .map((name) => ({ path: join(folder, name), text: readFileSync(join(folder, name), 'utf8') }));
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const unsafe = await unsafeSteps(files, version);
if (!hasSquawk) console.log('squawk has no binary for this platform: the pull request’s CI runs its rules.');
for (const sentence of unsafe) console.error(sentence);
console.log(`${files.length} migrations, ${unsafe.length} steps that break the previous release`);
process.exitCode = files.length > 0 && unsafe.length === 0 ? 0 : 1;
