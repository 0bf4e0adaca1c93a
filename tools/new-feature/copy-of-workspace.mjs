import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { bin, nxEnvironment, root, run } from '../workspace.mjs';

export const places = [
  ...[
    'apps',
    'libs',
    'tools',
    'package.json',
    'nx.json',
    'tsconfig.base.json',
    'tsconfig.json',
    'CODEOWNERS',
    '.oxfmtrc.json',
  ],
  ...['oxlint.config.mjs', 'babel.config.cjs', 'lingui.config.mjs'],
];
const leftOut = ['node_modules', join('shell-e2e', 'pictures')].map((place) => sep + place);

/** Links the packages as npm does: those of the registry to the real ones, those of the workspace to the copy's own folders. */
function linkPackages(folder) {
  const packages = join(folder, 'node_modules');
  mkdirSync(join(packages, '@clearloan'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')).filter((each) => each !== '@clearloan'))
    symlinkSync(join(root, 'node_modules', name), join(packages, name));
  for (const name of readdirSync(join(folder, 'libs'))) linkLibrary(folder, name);
}

const linkLibrary = (folder, name) =>
  symlinkSync(join(folder, 'libs', name), join(folder, 'node_modules/@clearloan', name), 'junction');

/**
 * A copy of the workspace with the real packages, so generated code is checked by the real rules.
 * @returns the folder, a function that runs a binary of the workspace in it, and one that removes it
 */
export function copyOfWorkspace() {
  const folder = mkdtempSync(join(tmpdir(), 'clearloan-feature-'));
  const filter = (path) => !leftOut.some((place) => path.endsWith(place));
  for (const place of places) cpSync(join(root, place), join(folder, place), { recursive: true, filter });
  linkPackages(folder);
  const env = {
    ...nxEnvironment,
    NX_WORKSPACE_ROOT_PATH: folder,
    NODE_TEST_CONTEXT: undefined,
  };
  const tool = (name, ...args) => run(bin(name), args, { cwd: folder, env });
  return { folder, tool, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Runs the generator in a copy, and links what it made instead of an installation. */
export async function generate(copy, name, ...args) {
  const made = await copy.tool(
    'nx',
    'g',
    './tools/new-feature/generators.json:feature',
    name,
    '--skip-install',
    ...args,
  );
  if (made.code === 0) linkLibrary(copy.folder, name);
  return made;
}
