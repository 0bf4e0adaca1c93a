import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../workspace.mjs';
import { fixtures, doorCode, formattingDoorCode } from './cases.mjs';

const rules = [
  'eslint.config.mjs',
  'nx.json',
  'package.json',
  'tsconfig.base.json',
  'tsconfig.workspace.json',
  'tools/boundaries.mjs',
  'tools/browsers/guarded.mjs',
  'tools/eslint',
  'tools/types',
];

/**
 * A copy of the workspace with its real rules and projects (names, tags) but tiny files: every entry point exports one
 * constant, and each fixture is placed where it breaks its law. Real sources are not touched.
 * @returns {{ folder: string, remove: () => void }}
 */
export function buildSmallWorkspace() {
  const folder = mkdtempSync(join(tmpdir(), 'clearloan-lint-'));
  for (const each of rules) cpSync(join(root, each), join(folder, each), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  copyProjects(folder);
  writeDoors(folder);
  for (const { file, code } of [...fixtures.broken, ...fixtures.clean]) write(folder, file, code);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function copyProjects(folder) {
  for (const area of ['apps', 'libs']) {
    for (const name of readdirSync(join(root, area))) {
      const from = join(root, area, name, 'project.json');
      if (existsSync(from)) write(folder, `${area}/${name}/project.json`, readFileSync(from, 'utf8'));
    }
  }
  const untagged = { name: 'untagged', projectType: 'library', tags: [] };
  write(folder, 'libs/untagged/project.json', JSON.stringify(untagged));
}

function writeDoors(folder) {
  const { paths } = JSON.parse(readFileSync(join(root, 'tsconfig.base.json'), 'utf8')).compilerOptions;
  for (const [file] of Object.values(paths)) {
    for (const door of realFiles(file))
      write(folder, door, door === 'libs/formatting/src/index.ts' ? formattingDoorCode : doorCode);
  }
  write(folder, 'apps/sandbox/src/index.ts', doorCode);
}

/** The files of the workspace that a path of tsconfig.base.json refers to; `*` is any library. */
const realFiles = (path) =>
  readdirSync(join(root, 'libs'))
    .map((name) => path.replace('*', name))
    .filter((file, at, all) => existsSync(join(root, file)) && all.indexOf(file) === at);

function write(folder, file, text) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}
