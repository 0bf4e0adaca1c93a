/**
 * `node tools/release-names.mjs --version <tag or branch> --event <what started the workflow>`: prints `VERSION=…` for the steps that
 * follow. A pushed tag must be `v` and the version of package.json, so that an image never says another version than its lender.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './workspace.mjs';

const { values } = parseArgs({ options: { version: { type: 'string' }, event: { type: 'string' } } });
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
if (values.event === 'push' && values.version !== `v${version}`) {
  console.error(`The tag ${values.version} is not v${version}, the version of package.json.`);
  process.exitCode = 1;
} else console.log(`VERSION=${version}`);
