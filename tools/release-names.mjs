/**
 * `node tools/release-names.mjs --version <tag or branch> --event <workflow event>`: prints `VERSION=…` for the following steps.
 * A pushed tag must be `v` plus the version of package.json, so the versions of image and lender are always the same.
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
