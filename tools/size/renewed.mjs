import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, createFilter } from 'vite';
import lingui from '../../lingui.config.mjs';
import { root } from '../workspace.mjs';

/** What a device may download again for a new message on one screen, in transferred bytes. */
export const mostRenewedBytes = 25_000;

const libs = join(root, 'libs');
const isPage = createFilter('*/src/!(parts)/*-page.tsx', undefined, { resolve: false });

/** Every screen of every feature: `{ feature, page }`, the page by its path in the workspace. */
const screens = readdirSync(libs, { recursive: true })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => isPage(path))
  .map((path) => ({ feature: path.split('/')[0], page: `libs/${path}` }));

const catalogOf = (feature, language) => `libs/${feature}/src/locales/${language}.po`;

/** The scripts of a build by their names. */
export async function scriptsOf() {
  const { output } = await build({
    configFile: join(root, 'apps/shell/vite.config.ts'),
    logLevel: 'silent',
    build: { write: false, sourcemap: false, rolldownOptions: { onLog: () => undefined } },
  });
  const scripts = output.filter(({ type, fileName }) => type === 'chunk' && fileName.endsWith('.js'));
  return new Map(scripts.map((chunk) => [chunk.fileName, chunk]));
}

/** The script that contains a module, by its path in the workspace. */
function scriptOf(scripts, module) {
  const holds = ({ moduleIds }) =>
    moduleIds.some((id) => id.split('?')[0].replaceAll('\\', '/').endsWith(`/${module}`));
  const found = [...scripts.values()].find(holds);
  if (found === undefined) throw new Error(`No script of the build contains ${module}.`);
  return found.fileName;
}

/**
 * The scripts whose names change with these. A name contains the content hash, and the content contains the names of its imports,
 * so a change propagates to all importers, dynamic ones too.
 * @param {Map<string, { imports: string[], dynamicImports: string[] }>} scripts
 * @param {readonly string[]} names
 * @returns {string[]} the old names
 */
function renewedWith(scripts, names) {
  const importers = new Map();
  for (const [name, { imports, dynamicImports }] of scripts)
    for (const other of [...imports, ...dynamicImports])
      importers.set(other, [...(importers.get(other) ?? []), name]);
  const found = new Set(names);
  for (const name of found) for (const by of importers.get(name) ?? []) found.add(by);
  return [...found];
}

/**
 * What a device downloads again for a new message on a screen: the screen, its catalog and their importers. In the language with
 * the most bytes: a device caches the catalogs of one language (apps/shell/src/service-worker).
 * @returns {{ bytes: number, scripts: number }} transferred bytes
 */
function downloadedAgain(scripts, { feature, page }) {
  const ofLanguages = lingui.locales.map((language) => {
    const changed = [page, catalogOf(feature, language)].map((module) => scriptOf(scripts, module));
    const names = renewedWith(scripts, changed);
    const bytes = names.reduce((sum, name) => sum + brotliCompressSync(scripts.get(name).code).length, 0);
    return { bytes, scripts: names.length };
  });
  return ofLanguages.reduce((most, each) => (each.bytes > most.bytes ? each : most));
}

/** The same for the worst screen of each feature. */
export function worstOfFeatures(scripts) {
  const worst = new Map();
  for (const { feature, page } of screens) {
    const found = { feature, page, ...downloadedAgain(scripts, { feature, page }) };
    if (found.bytes > (worst.get(feature)?.bytes ?? 0)) worst.set(feature, found);
  }
  return [...worst.values()];
}
