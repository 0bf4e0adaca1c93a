import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { resolveConfig } from 'vite';
import { root } from '../workspace.mjs';

/** A vendor bug, documented and tested in its own file. */
const exceptions = new Set(['react-vant-styles']);

/** The frame of every page; one module of each package is enough, because an edit of any of them is forbidden. */
const packages = [
  ...['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'react-router', 'react-router-dom'],
  ...[
    '@lingui/core',
    '@lingui/react',
    '@tanstack/react-query',
    '@tanstack/query-core',
    'valibot',
    'ky',
    'qs',
  ],
  'react-vant/es/switch/index.js',
];
const modules = packages.map((name) => ({ name, file: fileURLToPath(import.meta.resolve(name)) }));

/** Files that contain the router itself: the packages' entry files only re-export it. */
const routerFolder = join(root, 'node_modules/react-router/dist/production');
const routerFiles = readdirSync(routerFolder)
  .filter((name) => name.startsWith('chunk-') && name.endsWith('.mjs'))
  .map((name) => ({ name: `react-router ${name}`, file: join(routerFolder, name) }));

const handlerOf = (hook) => (typeof hook === 'function' ? hook : hook?.handler);

/** Vite's own plug-ins, and the standard ones for JSX, Lingui and Babel. */
const isForeign = ({ name }) => /^(vite[:-]|builtin:|rolldown|@rolldown|native:|alias$)/.test(name);

/** The text of a module after a plug-in; undefined where the plug-in does not change it. */
export async function editOf(plugin, file) {
  const context = {
    parse: () => ({ type: 'Program', body: [] }),
    resolve: () => null,
    warn: () => undefined,
  };
  const code = readFileSync(file, 'utf8');
  const result = await handlerOf(plugin.transform)?.call(context, code, file, { moduleType: 'js' });
  const written = typeof result === 'string' ? result : result?.code;
  return written === undefined || written === code ? undefined : written;
}

/** The target to which a plug-in resolves an import of a package; undefined where it does not resolve it. */
const detourOf = async (plugin, name) =>
  (await handlerOf(plugin.resolveId)?.call(
    { resolve: () => null },
    name,
    join(root, 'libs/ui/src/index.ts'),
    {},
  )) ?? undefined;

describe('the build of the app', () => {
  let own;
  before(async () => {
    const config = await resolveConfig({ configFile: join(root, 'apps/shell/vite.config.ts') }, 'build');
    own = config.plugins.filter((plugin) => !isForeign(plugin) && !exceptions.has(plugin.name));
  });

  it('has its own plugins to check', () => {
    assert.ok(
      own.some(({ name }) => name === 'clearloan-build-id'),
      own.map(({ name }) => name).join(', '),
    );
  });

  it('edits no module of a package, so that packages can be upgraded freely', async () => {
    for (const plugin of own)
      for (const { name, file } of [...modules, ...routerFiles])
        assert.equal(await editOf(plugin, file), undefined, `${plugin.name} edits ${name}`);
  });

  it('redirects no import of a package', async () => {
    for (const plugin of own)
      for (const { name } of modules)
        assert.equal(await detourOf(plugin, name), undefined, `${plugin.name} detours ${name}`);
  });

  it('rewrites no minified chunk', () => {
    assert.deepEqual(
      own.filter(({ renderChunk }) => renderChunk !== undefined).map(({ name }) => name),
      [],
    );
    const files = [import.meta.dirname, join(root, 'apps/shell/build')].flatMap((folder) =>
      readdirSync(folder).map((name) => join(folder, name)),
    );
    const writers = files
      .filter((file) => file.endsWith('.mjs') && !file.endsWith('.test.mjs'))
      .filter((file) => /\.code\s*=[^=]/.test(readFileSync(file, 'utf8')));
    assert.ok(files.some((file) => file.endsWith('chunks.mjs')));
    assert.deepEqual(writers, []);
  });

  it('fails with a plugin that edits the router, and with one that drops a line of a package', async () => {
    const marks = {
      name: 'marks',
      transform: (code, id) => (/react-router/.test(id) ? `/* edited */${code}` : null),
    };
    const [router] = routerFiles;
    assert.notEqual(await editOf(marks, router.file), undefined);
    const drops = { name: 'drops', transform: { handler: (code) => ({ code: code.slice(1) }) } };
    assert.notEqual(await editOf(drops, modules[0].file), undefined);
  });
});
