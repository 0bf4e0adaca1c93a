import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import {
  type Branding,
  brandingOf,
  demandSentences,
  headersByPath,
  ownBrand,
  readBrandFile,
  readConfiguration,
  readPolicyHashes,
  shellPolicy,
  withStyleHashes,
} from '@clearloan/lender';

/** Next to the built lender: see vite.config.ts. */
const built = join(dirname(fileURLToPath(import.meta.url)), '../shell');

/** Source maps and build metadata are for support and not published. */
const ownOnly = /\.map$|[\\/]\.vite$|(?:csp-hashes|script-inventory)\.json(?:\.\w+)?$/;
/** A compressed page lacks the brand, so it is written again. */
const compressed = /\.html\.(?:br|gz)$/;

const given = process.argv.slice(2);
const [file, folder] = given.length === 1 ? [undefined, given[0]] : given;

try {
  if (folder === undefined)
    throw new Error(
      'Specify the target folder, after the brand file if there is one: npx nx run shell:brand apps/shell/brands/harbour.json out/harbour',
    );
  if (file !== undefined && !existsSync(file)) throw new Error(`There is no brand file at ${file}.`);
  if (existsSync(folder)) throw new Error(`${folder} already exists. Specify a new folder.`);
  const { apiOrigin, isTraced, prefix } = readConfiguration(process.env, built);
  const brand = file === undefined ? ownBrand(prefix) : readBrandFile(readFileSync(file, 'utf8'), file);
  if (brand.texts !== undefined) demandSentences(brand.texts, built);
  writeBranded(brandingOf(brand, { apiOrigin, isTraced }), resolve(folder));
  process.stdout.write(`The app in the brand of ${file ?? brand.name} is in ${folder}.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

/** Writes the branded shell and the headers of its files, for another static file server. */
function writeBranded(branding: Branding, target: string): void {
  cpSync(built, target, { recursive: true, filter: (path) => !ownOnly.test(path) && !compressed.test(path) });
  const pages = readdirSync(target, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  const transforms = {
    ...Object.fromEntries(pages.map((name) => [name, branding.page])),
    'app.webmanifest': branding.manifest,
    'icon.svg': branding.icon,
  };
  for (const [name, transform] of Object.entries(transforms)) {
    writeFileSync(join(target, name), transform(readFileSync(join(built, name), 'utf8')));
  }
  for (const name of pages) {
    const page = readFileSync(join(target, name));
    writeFileSync(join(target, `${name}.br`), brotliCompressSync(page));
    writeFileSync(join(target, `${name}.gz`), gzipSync(page, { level: 9 }));
  }
  const hashes = withStyleHashes(readPolicyHashes(built), branding.styleHashes);
  const headers = headersByPath(shellPolicy(hashes, branding.apiOrigin), branding.apiOrigin);
  writeFileSync(join(target, 'headers.json'), JSON.stringify(headers, null, 2));
}
