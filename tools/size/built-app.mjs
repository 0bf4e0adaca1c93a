import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createFilter } from 'vite';

/**
 * The structure of a shell build, read from its manifest and its source maps.
 * @param {string} folder the built shell
 * @param {string} project the folder of its sources, to which the manifest's names are relative
 * @param {string} root the base of module names: `libs/home/src/pages/home-page.tsx`
 */
export function readApp({ folder, project, root }) {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const nameOf = (path) => tidied(relative(root, resolve(project, path)));
  const fileOf = (key) => manifest[key].file;
  const chunks = Object.values(manifest)
    .filter(({ file }) => file.endsWith('.js'))
    .map(({ file, src, imports = [], css = [] }) => ({
      file,
      /** The module that others import dynamically; undefined when it is only shared. */
      door: src && nameOf(src),
      bytes: sentBytes(folder, file),
      imports: imports.map(fileOf),
      css: css.map((name) => ({ file: name, bytes: sentBytes(folder, name) })),
      names: modulesOf(folder, file, root),
    }));
  return { folder, chunks, byFile: new Map(chunks.map((chunk) => [chunk.file, chunk])) };
}

/** A package module is identified by the package's name, not by where it is installed. */
const tidied = (path) =>
  path
    .split(sep)
    .join('/')
    .replace(/^.*node_modules\//, 'node_modules/');

/** The body as it is sent to a browser that supports brotli; small files are not compressed. */
export function sentBytes(folder, file) {
  const path = join(folder, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

/** A page without its inline scripts, as it would be sent to a browser that supports brotli. */
export const ownBytes = (folder, page) =>
  brotliCompressSync(readFileSync(join(folder, page), 'utf8').replace(/<script>.*?<\/script>/gs, '')).length;

/** The modules of a built file by name. */
function modulesOf(folder, file, root) {
  const path = join(folder, file);
  // The bundler's runtime has no source map.
  if (!existsSync(`${path}.map`)) return [];
  const { sources } = JSON.parse(readFileSync(`${path}.map`, 'utf8'));
  return sources.map((source) => tidied(relative(root, resolve(dirname(path), source))));
}

/** Whether a name, relative to the workspace, matches one of the globs. */
const matcher = (...globs) => createFilter(globs, undefined, { resolve: false });

/** The chunks of an entry point or of modules in these places. */
export function chunksHolding({ chunks }, globs) {
  const isWanted = matcher(...globs);
  return chunks.filter(({ names, door = '' }) => [door, ...names].some((name) => isWanted(name)));
}

/** These chunks and all their imports: everything a browser needs before one of them runs. */
export function closureOf({ byFile }, chunks) {
  const found = new Set(chunks);
  for (const chunk of found) for (const file of chunk.imports) found.add(byFile.get(file));
  return [...found];
}

/** A message catalog. */
const isWords = matcher('{apps,libs}/*/src/locales/*.po');

/** The bytes of a chunk of code; a chunk of catalogs counts as none, and one with both counts whole. */
export const codeBytes = ({ bytes, names }) => (names.length > 0 && names.every(isWords) ? 0 : bytes);

export const sumOf = (values) => Math.round(values.reduce((sum, value) => sum + value, 0));
