/** `node tools/lender-package.mjs <folder>`: the manifest of the lender's image, for `npm prune`; see deploy/Containerfile. */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lenderManifest } from './deploy/lender-manifest.mjs';
import { root } from './workspace.mjs';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Specify a folder: node tools/lender-package.mjs dist/lender');
const manifest = lenderManifest(join(root, 'dist/apps/lender'));
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
copyFileSync(join(root, 'package-lock.json'), join(folder, 'package-lock.json'));
console.log(`${Object.keys(manifest.dependencies).length} packages of the lender: ${folder}`);
