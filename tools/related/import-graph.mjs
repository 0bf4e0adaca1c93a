import { createRequire } from 'node:module';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { parseSync } from 'vite';
import { root, workspaceProjects } from '../workspace.mjs';

const code = /\.(tsx?|[cm]?js)$/;
const endings = ['', '.ts', '.tsx', '.js', '.mjs', '.cjs', '/index.ts', '/index.tsx'];
/** Imports that are calls: `jest.mock('./a')`, `require('./a')`, `import('./a')`, `new URL('./a', …)`. */
const calls = /(?:mock|require(?:Actual)?|import|URL)\(\s*['"`]([^'"`$]+)['"`]/g;

const fromRoot = (path) => relative(root, path).split(sep).join('/');

function filesIn(folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => fromRoot(join(entry.parentPath ?? entry.path, entry.name)))
    .filter((file) => !file.includes('node_modules/'));
}

/** From each entry point of a library, such as `@clearloan/loans/contract`, to its file. */
const entryPoints = Object.fromEntries(
  workspaceProjects().flatMap(({ folder, manifest: { name, exports = {} } }) =>
    Object.entries(exports).map(([entry, file]) => [join(name, entry), join(root, folder, file)]),
  ),
);

/** The file that a specifier names, as a path from the root; undefined for a package. */
function resolveFrom(file, request) {
  const specifier = request.replace(/\?.*$/, '');
  const path = specifier.startsWith('.') ? join(root, dirname(file), specifier) : entryPoints[specifier];
  const found =
    path &&
    endings.map((ending) => path + ending).find((each) => existsSync(each) && statSync(each).isFile());
  return found && fromRoot(found);
}

/** A file with nothing but `export … from`, such as an index. */
function isListOfExports(text, { staticExports }) {
  if (staticExports.some(({ entries }) => entries.some(({ moduleRequest }) => moduleRequest === null)))
    return false;
  const rest = staticExports
    .toReversed()
    .reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
  return rest.replace(/\/\*[^]*?\*\/|\/\/.*/g, '').trim() === '';
}

/** What a file imports: from each specifier the names, or 'all'; and what it passes on under which name. */
function readModule(file, { types }) {
  const isWanted = ({ isType }) => types || !isType;
  const text = readFileSync(join(root, file), 'utf8');
  const { module } = parseSync(file, text);
  const imports = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(isWanted))
    .map(({ moduleRequest, entries }) => ({
      to: resolveFrom(file, moduleRequest.value),
      names:
        entries.length > 0 && entries.every(({ importName }) => importName.kind !== 'NamespaceObject')
          ? entries.filter(isWanted).map(({ importName }) => importName.name ?? 'default')
          : 'all',
    }));
  const passed = module.staticExports
    .flatMap(({ entries }) => entries)
    .filter((entry) => entry.moduleRequest !== null && isWanted(entry))
    .map(({ moduleRequest, importName, exportName }) => ({
      to: resolveFrom(file, moduleRequest.value),
      name: importName.name,
      as: exportName.name,
    }));
  const called = [...text.matchAll(calls)].map(([, specifier]) => ({
    to: resolveFrom(file, specifier),
    names: 'all',
  }));
  const isList = isListOfExports(text, module);
  return {
    isList,
    imports: [...imports, ...called].filter(({ to }) => to),
    passed: passed.filter(({ to }) => to),
  };
}

/** The files behind the names that are imported from `to`; a list of exports (an index) is passed through, name by name. */
function filesBehind(modules, to, names, seen = new Set()) {
  const target = modules.get(to);
  if (!target?.isList || seen.has(to)) return [to];
  const inner = new Set([...seen, to]);
  const isWanted = ({ as }) => names === 'all' || as === null || names.includes(as);
  return [
    to,
    ...target.passed
      .filter(isWanted)
      .flatMap((each) =>
        filesBehind(
          modules,
          each.to,
          each.as === null ? names : each.name === null ? 'all' : [each.name],
          inner,
        ),
      ),
  ];
}

/** The files that Jest loads before the tests of a folder. */
function setUps() {
  const { projects } = createRequire(import.meta.url)('../../jest.config.cjs');
  return projects.flatMap(({ roots, setupFilesAfterEnv = [], globalSetup, globalTeardown }) =>
    roots.map((folder) => ({
      folder: `${fromRoot(folder)}/`,
      files: [...setupFilesAfterEnv, globalSetup, globalTeardown].filter(Boolean).map(fromRoot),
    })),
  );
}

/**
 * Each file of the apps and libraries with its imports. An import from an index leads to the files that have the imported names.
 * No test runs an imported type, so types are left out unless `types` is set.
 * @param {{ types?: boolean }} [options]
 * @returns {Map<string, string[]>}
 */
export function importGraph({ types = false } = {}) {
  const files = ['apps', 'libs'].flatMap(filesIn);
  const modules = new Map(
    files.filter((file) => code.test(file)).map((file) => [file, readModule(file, { types })]),
  );
  const before = setUps();
  const graph = new Map();
  for (const [file, { isList, imports, passed }] of modules) {
    const found = imports.flatMap(({ to, names }) => filesBehind(modules, to, names));
    const own = isList
      ? []
      : passed.flatMap(({ to, name }) => filesBehind(modules, to, name === null ? 'all' : [name]));
    const loaded = /\.test\.tsx?$/.test(file)
      ? before.filter(({ folder }) => file.startsWith(folder)).flatMap((each) => each.files)
      : [];
    graph.set(
      file,
      [...new Set([...found, ...own, ...loaded])].filter((each) => each !== file),
    );
  }
  for (const imported of [...graph.values()].flat()) if (!graph.has(imported)) graph.set(imported, []);
  return graph;
}
