import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'acorn';
import { root } from '../workspace.mjs';

/** Every module that a built file imports by name, statically or dynamically. @param code an ES module */
function importsOf(code) {
  const found = [];
  const visit = (node) => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node?.type !== 'string') return undefined;
    if (typeof node.source?.value === 'string') found.push(node.source.value);
    for (const key of Object.keys(node)) if (key !== 'source') visit(node[key]);
    return undefined;
  };
  visit(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }));
  return found;
}

/** `@scope/name/part` and `name/part` without their part; undefined for a file or a Node built-in. */
function packageOf(name) {
  if (/^(?:\.|\/|node:)/.test(name)) return undefined;
  const [first, second] = name.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}

/** The packages that a built program imports. @param folder of its files */
export function importedPackages(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((name) => /\.js$/.test(name));
  const server = files.filter((name) => !name.startsWith('console/'));
  const names = server.flatMap((name) => importsOf(readFileSync(join(folder, name), 'utf8')));
  return [...new Set(names.map(packageOf).filter((name) => name !== undefined))].sort();
}

/**
 * The root's manifest with the lender's own packages instead of those that build the product. Overrides stay: the lock file
 * contains them.
 * @param folder of the built lender
 * @throws {Error} that names each imported package that libs/lender does not list
 */
export function lenderManifest(folder) {
  const read = (path) => JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));
  const {
    devDependencies: _tools,
    scripts: _scripts,
    workspaces: _projects,
    browserslist: _browsers,
    ...rest
  } = read('.');
  const { dependencies } = read('libs/lender');
  const unknown = importedPackages(folder).filter((each) => dependencies[each] === undefined);
  if (unknown.length > 0)
    throw new Error(
      `The built lender imports ${unknown.join(', ')}, which libs/lender/package.json does not list.`,
    );
  return { ...rest, dependencies };
}
