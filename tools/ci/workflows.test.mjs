import { deepEqual, match, ok } from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root, workspaceProjects } from '../workspace.mjs';

const read = (name) => readFileSync(join(root, name), 'utf8');
const { scripts } = JSON.parse(read('package.json'));

/** Every target that a project declares, as `project:target`. */
const targets = [
  ...workspaceProjects().map(({ manifest }) => manifest.nx),
  JSON.parse(read('tools/checks/project.json')),
].flatMap(({ name, targets: own }) => Object.keys(own).map((target) => `${name}:${target}`));

/** The commands of this project that a text names and that do not exist. */
function missingCommands(text) {
  const lost = [...text.matchAll(/npm run ([a-z][\w:-]*)/g)].filter(([, name]) => !(name in scripts));
  const unknown = [...text.matchAll(/npx nx run ([@\w/-]+:[\w-]+)/g)].filter(
    ([, name]) => !targets.includes(name),
  );
  const files = [...text.matchAll(/\bnode (tools\/[\w/-]+\.[cm]?js)/g)].filter(
    ([, name]) => !existsSync(join(root, name)),
  );
  return [...lost, ...unknown, ...files].map(([command]) => command);
}

const under = (folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter(
      (name) => /\.(md|mjs|cjs|ts|tsx|jsonc?|yml)$/.test(name) && !/node_modules|workflows\.test/.test(name),
    )
    .map((name) => join(folder, name));

test('every command that a workflow, a document or a comment names exists', () => {
  const atRoot = readdirSync(root).filter((name) => name.endsWith('.md'));
  const files = [...atRoot, ...['apps', 'deploy', 'docs', 'libs', 'tools', '.github'].flatMap(under)];
  deepEqual(
    files.flatMap((file) => missingCommands(read(file)).map((command) => `${file}: ${command}`)),
    [],
  );
});

for (const command of [
  'npm run no-such-script',
  'npx nx run shell-e2e:polish',
  'node tools/no-such-script.mjs',
])
  test(`"${command}" is reported`, () => deepEqual(missingCommands(`Run ${command}.`), [command]));

const workflows = under('.github').filter(
  (file) => file.endsWith('.yml') && !file.includes('ISSUE_TEMPLATE'),
);

test('every action of others is pinned by commit', () => {
  const used = workflows.flatMap((file) =>
    [...read(file).matchAll(/uses: (?!\.\/)(\S+)/g)].map(([, use]) => use),
  );
  ok(used.length > 10);
  for (const use of used) match(use, /@[\da-f]{40}$/);
});

test('a workflow has no more than read rights', () => {
  for (const file of workflows.filter((name) => name.includes('workflows')))
    deepEqual(
      read(file).match(/^permissions:\n(?: {2}.*\n)+/m)?.[0],
      'permissions:\n  contents: read\n',
      file,
    );
});
