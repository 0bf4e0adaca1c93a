import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractFiles } from '../contract-files';

/** `npx nx run open-api:write`: writes docs/openapi.json and docs/api.md, without a lender, a database or a token. */
const root = process.cwd();
for (const [path, text] of Object.entries(contractFiles(root))) {
  writeFileSync(join(root, path), text);
  process.stdout.write(`${path}\n`);
}
