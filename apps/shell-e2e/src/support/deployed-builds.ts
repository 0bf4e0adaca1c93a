import { readFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, dirname } from 'node:path';
import { expect } from '@playwright/test';
import { tmpdir } from 'node:os';
import { build as bundle } from 'vite';

/** What the app loads after its first screen: it follows translations and starts the app over. */
export const afterFirstScreen = 'after-first-screen';

/** @param part of the name of a module @returns the path of the built script with this module */
export function builtFile(part: string): string {
  const built = process.env['STATIC_DIR'] || join(import.meta.dirname, '../../../../dist/apps/shell');
  const inventory = JSON.parse(readFileSync(join(built, 'script-inventory.json'), 'utf8')) as readonly {
    readonly path: string;
    readonly why: string;
  }[];
  const file = inventory.find(({ path, why }) => path.endsWith('.js') && why.includes(part));
  expect(file, `the build has a file with ${part}`).toBeDefined();
  return file?.path ?? '';
}

const root = join(import.meta.dirname, '../../../..');
const builtFolder = process.env['STATIC_DIR'] || join(root, 'dist/apps/shell');
const isText = (name: string) => /\.(?:js|html|json)$/.test(name);
const packed = /\.(?:br|gz)$/;

type Files = ReadonlyMap<string, Buffer>;

/** The files of a build by path, without the compressed copies, which would differ from files that a test changes. */
interface Build {
  readonly id: string;
  readonly files: Files;
}

function filesUnder(folder: string, inside = ''): [string, Buffer][] {
  return readdirSync(join(folder, inside), { withFileTypes: true }).flatMap((entry) => {
    const path = inside === '' ? entry.name : `${inside}/${entry.name}`;
    if (entry.isDirectory()) return filesUnder(folder, path);
    return packed.test(path) || path.endsWith('.map') ? [] : [[path, readFileSync(join(folder, path))]];
  });
}

const versionOf = (files: Files): string =>
  (JSON.parse(String(files.get('version.json'))) as { build: string }).build;

export function presentBuild(): Build {
  const files = new Map(filesUnder(builtFolder));
  return { id: versionOf(files), files };
}

/** The output file of an app module. */
export function fileOf({ files }: Build, module: string): string {
  const manifest = JSON.parse(String(files.get('.vite/manifest.json'))) as Record<string, { file: string }>;
  const file = manifest[`../../${module}`]?.file;
  if (file === undefined) throw new Error(`${module} has no separate file.`);
  return file;
}

/** The scripts of these modules and those that import them, by name: an import's new name changes its importer. */
function renewedBy(build: Build, modules: readonly string[]): ReadonlySet<string> {
  const scripts = [...build.files].filter(([path]) => /^assets\/.*\.js$/.test(path));
  const names = new Set(modules.map((module) => nameOf(fileOf(build, module))));
  for (const name of names)
    for (const [path, content] of scripts) if (content.includes(name)) names.add(nameOf(path));
  return names;
}

const nameOf = (path: string) => path.replace(/^assets\/|\.js$/g, '');

/** The build of the next deployment: another id, and these modules with all that import them in files with other names. */
export function nextBuild(before: Build, id: string, ...modules: readonly string[]): Build {
  const names = [...renewedBy(before, modules)];
  const renamed = (name: string) => `${name.slice(0, -2)}${id.slice(0, 2)}`;
  const renewed = (text: string) =>
    names.reduce((changed, name) => changed.replaceAll(name, renamed(name)), text.replaceAll(before.id, id));
  const files = [...before.files].map(([path, content]): [string, Buffer] =>
    isText(path) ? [renewed(path), Buffer.from(renewed(String(content)))] : [path, content],
  );
  return { id, files: new Map(files) };
}

export const withFile = ({ id, files }: Build, path: string, text: string): Build => ({
  id,
  files: new Map([...files, [path, Buffer.from(text)]]),
});

/** The worker of builds before Workbox, as it was served: handwritten, it took over at once. */
export function workerBeforeWorkbox({ id, files }: Build): string {
  const start = /<script type="module"[^>]* src="([^"]+)"/.exec(String(files.get('index.html')))?.[1];
  const names = [...files.keys()].filter((path) => /^assets\/.*\.(?:js|css|svg|woff2)$/.test(path));
  const shell = {
    build: id,
    files: names.map((name) => `/${name}`),
    pages: ['/login', '/'],
    takingInput: ['/login'],
    start,
    isOff: false,
  };
  const source = readFileSync(join(import.meta.dirname, 'worker-before-workbox.txt'), 'utf8');
  return source.replace('__SHELL__', () => JSON.stringify(shell));
}

/** The worker that unregisters itself, as in a build with `SHELL_WORKER=off`. */
export async function workerThatLeaves(): Promise<string> {
  const entry = join(root, 'apps/shell/src/service-worker/off/sw.ts');
  const results = await bundle({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry, name: 'worker', formats: ['iife'] } },
  });
  const result = Array.isArray(results) ? results[0] : results;
  if (result === undefined || !('output' in result)) throw new Error('The worker was not built.');
  return result.output[0].code;
}

/** A folder that a server serves, and that a deployment writes to. */
export interface Deployment {
  readonly folder: string;
  readonly deploy: (build: Build) => void;
  readonly remove: () => void;
}

export function deployment(): Deployment {
  const folder = mkdtempSync(join(tmpdir(), 'clearloan-deployment-'));
  return {
    folder,
    deploy: ({ files }) => {
      for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
      for (const [path, content] of files) {
        mkdirSync(join(folder, dirname(path)), { recursive: true });
        writeFileSync(join(folder, path), content);
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
