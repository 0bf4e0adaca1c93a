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
import { canaries, doorCode, formattingDoorCode } from './cases.mjs';

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
 * A copy of the workspace with its real rules and projects (names, tags) but tiny files: every door holds one
 * constant, and the canaries stand where they do harm. Real sources are left alone, whoever works on them meanwhile.
 * @returns {{ folder: string, remove: () => void }}
 */
export function buildMiniature() {
  const folder = mkdtempSync(join(tmpdir(), 'clearloan-canary-'));
  for (const each of rules) cpSync(join(root, each), join(folder, each), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  copyProjects(folder);
  writeDoors(folder);
  for (const { file, code } of [...canaries.broken, ...canaries.clean]) write(folder, file, code);
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
  for (const [name, [file]] of Object.entries(paths)) {
    write(folder, file, name === '@clearloan/formatting' ? formattingDoorCode : doorCode);
  }
  write(folder, 'apps/sandbox/src/index.ts', doorCode);
}

function write(folder, file, text) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}
