import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
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

/**
 * A copy of the workspace with the real packages, so generated code is checked by the real rules.
 * @returns the folder, a function that runs a binary of the workspace in it, and one that removes it
 */
export function copyOfWorkspace() {
  const folder = mkdtempSync(join(tmpdir(), 'clearloan-feature-'));
  const filter = (path) => !leftOut.some((place) => path.endsWith(place));
  for (const place of places) cpSync(join(root, place), join(folder, place), { recursive: true, filter });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const env = {
    ...nxEnvironment,
    NX_WORKSPACE_ROOT_PATH: folder,
    NODE_TEST_CONTEXT: undefined,
  };
  const tool = (name, ...args) => run(bin(name), args, { cwd: folder, env });
  return { folder, tool, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Runs the generator in a copy. */
export const generate = (copy, ...args) =>
  copy.tool('nx', 'g', './tools/new-feature/generators.json:feature', ...args);
