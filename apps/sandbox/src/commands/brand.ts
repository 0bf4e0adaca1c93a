import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readBrandFile } from '../brand/brand-file';
import { dressingOf, type Dressing } from '../brand/dress';
import { headersByPath, readPolicyHashes, shellPolicy, withStyleHashes } from '../http/headers';

/** Beside the built lender: see vite.config.ts. */
const built = join(dirname(fileURLToPath(import.meta.url)), '../shell');

/**
 * Source maps and the build's own notes are for support, not for the world. Pages drawn ahead are for a server that reads
 * the phone's language, and the compressed page is of before its brand.
 */
const ownOnly = /\.map$|[\\/](?:\.vite|pages)$|\.html\.(?:br|gz)$/;

const [file, folder] = process.argv.slice(2);

try {
  if (file === undefined || folder === undefined)
    throw new Error(
      'Say which brand and where to: npm run brand -- apps/shell/brands/harbour.json out/harbour',
    );
  if (!existsSync(file)) throw new Error(`There is no brand's file at ${file}.`);
  if (existsSync(folder)) throw new Error(`${folder} is there already. Name a folder that is not.`);
  writeDressed(dressingOf(readBrandFile(readFileSync(file, 'utf8'), file)), resolve(folder));
  process.stdout.write(`The app in the brand of ${file} lies in ${folder}.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

/** The built shell in its brand, and the headers of its files, for a server that is not ours. */
function writeDressed(dressing: Dressing, target: string): void {
  cpSync(built, target, { recursive: true, filter: (path) => !ownOnly.test(path) });
  const pages = readdirSync(target).filter((name) => name.endsWith('.html'));
  const dresses = {
    ...Object.fromEntries(pages.map((name) => [name, dressing.page])),
    'app.webmanifest': dressing.manifest,
    'icon.svg': dressing.icon,
  };
  for (const [name, dress] of Object.entries(dresses)) {
    writeFileSync(join(target, name), dress(readFileSync(join(built, name), 'utf8')));
  }
  const hashes = withStyleHashes(readPolicyHashes(built), dressing.styleHashes);
  writeFileSync(join(target, 'csp-hashes.json'), JSON.stringify(hashes));
  writeFileSync(join(target, 'headers.json'), JSON.stringify(headersByPath(shellPolicy(hashes)), null, 2));
}
