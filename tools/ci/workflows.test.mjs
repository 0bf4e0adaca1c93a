import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parse } from 'yaml';
import { root } from '../workspace.mjs';
import {
  commandsOf,
  foreignActions,
  missingActions,
  missingFrom,
  readWorkflows,
  targetsOfProjects,
} from './workflows.mjs';

const read = (name) => JSON.parse(readFileSync(join(root, name), 'utf8'));
const house = {
  root,
  scripts: read('package.json').scripts,
  targets: read('nx.json').targetDefaults,
  projects: targetsOfProjects(root),
};
const workflows = readWorkflows(root);
const commands = [...workflows.values()].flatMap(commandsOf);

test('every command of the workflows exists', () => {
  ok(commands.length > 8);
  deepEqual(commands.map((command) => missingFrom(house, command)).filter(Boolean), []);
  deepEqual(
    [...workflows.values()].flatMap((workflow) => missingActions(root, workflow)),
    [],
  );
});

/** Every `npm run …` and `npx nx run …` in a document or a comment of a tool. */
function namedCommands() {
  const isText = (name) =>
    /\.(md|mjs|cjs|ts|tsx|jsonc?)$/.test(name) && !/node_modules|workflows\.test/.test(name);
  const under = (folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .filter(isText)
      .map((name) => join(folder, name));
  const atRoot = readdirSync(root).filter((name) => name.endsWith('.md'));
  const files = [...atRoot, ...['apps', 'deploy', 'docs', 'libs', 'tools', '.github'].flatMap(under)];
  const command = /npm run [a-z][\w:-]*|npx nx run [@\w/-]+:[\w-]+/g;
  return files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(command)].map(([found]) => ({ file, found })),
  );
}

test('every command that a document names exists', () => {
  const named = namedCommands();
  ok(named.length > 50);
  const missing = ({ file, found }) => {
    const sentence = missingFrom(house, found);
    return sentence ? [`${file}: ${sentence}`] : [];
  };
  deepEqual(named.flatMap(missing), []);
});

test('a pull request checks what it affects since the last green state of main', () => {
  const { jobs } = workflows.get('workflows/pull-request.yml');
  const steps = jobs.affected.steps.map(({ uses, run }) => uses ?? run);
  const since = steps.findIndex((step) => step.startsWith('nrwl/nx-set-shas@'));
  const affected = steps.findIndex((step) =>
    step.startsWith('npx nx affected -t lint typecheck test build size'),
  );
  ok(since !== -1 && since < affected);
  equal(jobs.affected.steps[0].with['fetch-depth'], 0);
});

test('every project with a test target has tests, because jest fails without', () => {
  const places = ['apps', 'libs'].flatMap((area) =>
    readdirSync(join(root, area)).map((name) => join(area, name)),
  );
  const tested = places.filter(
    (place) =>
      existsSync(join(root, place, 'project.json')) && 'test' in read(join(place, 'project.json')).targets,
  );
  ok(tested.length > 8);
  const isTest = (file) => /\.test\.tsx?$/.test(file);
  deepEqual(
    tested.filter((place) => !readdirSync(join(root, place), { recursive: true }).some(isTest)),
    [],
  );
});

test('every action of others is pinned by commit', () => {
  const foreign = [...workflows.values()].flatMap(foreignActions);
  ok(foreign.length > 10);
  deepEqual(
    foreign.filter((uses) => !/@[\da-f]{40}$/.test(uses)),
    [],
  );
});

test('a workflow has no more than read rights', () => {
  for (const [name, { permissions, runs }] of workflows)
    if (runs === undefined) deepEqual(permissions, { contents: 'read' }, name);
});

for (const [line, fault] of [
  ['npm run no-such-script', /has no script "no-such-script"/],
  ['node tools/no-such-script.mjs', /no-such-script\.mjs does not exist/],
  ['npx no-such-tool', /no package provides no-such-tool/],
  ['npx nx affected -t lint polish', /has no target polish$/],
  ['npx nx run shell-e2e:polish', /no project has the target shell-e2e:polish$/],
  ['npx nx run nobody:test', /no project has the target nobody:test$/],
]) {
  test(`"${line}" is reported`, () => match(missingFrom(house, line), fault));
}

test('each value of a matrix is a command, and a missing action is reported', () => {
  const workflow = parse(`
jobs:
  one:
    strategy: { matrix: { run: [first, second] } }
    steps: [{ run: 'npm run \${{ matrix.run }}' }, { uses: ./.github/actions/none }]`);
  deepEqual(commandsOf(workflow), ['npm run first', 'npm run second']);
  deepEqual(missingActions(root, workflow), ['./.github/actions/none']);
});
