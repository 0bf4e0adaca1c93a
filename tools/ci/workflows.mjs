import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** Every YAML file that GitHub reads, parsed, by path. */
export function readWorkflows(root) {
  const files = readdirSync(join(root, '.github'), { recursive: true }).filter((name) =>
    /^(workflows|actions)\/.*\.yml$/.test(name),
  );
  return new Map(files.map((name) => [name, parse(readFileSync(join(root, '.github', name), 'utf8'))]));
}

/** The steps of a workflow's jobs or of an action, each with the matrix it runs over. */
function stepsOf({ jobs, runs }) {
  if (runs !== undefined) return runs.steps.map((step) => ({ step, matrix: {} }));
  return Object.values(jobs).flatMap(({ steps, strategy }) =>
    steps.map((step) => ({ step, matrix: strategy?.matrix ?? {} })),
  );
}

/** The command lines of a workflow; one for each value of a matrix. */
export const commandsOf = (workflow) =>
  stepsOf(workflow).flatMap(({ step: { run }, matrix }) => {
    if (run === undefined) return [];
    const [, key] = /\$\{\{ matrix\.(\w+) \}\}/.exec(run) ?? [];
    const values = key === undefined ? [undefined] : (matrix[key] ?? [`(no matrix ${key})`]);
    return values.flatMap((value) =>
      run
        .replace(/\$\{\{ matrix\.\w+ \}\}/, value)
        .trim()
        .split('\n'),
    );
  });

/**
 * The targets that each project declares.
 * @returns {Record<string, readonly string[]>}
 */
export function targetsOfProjects(root) {
  const files = ['apps', 'libs', 'tools'].flatMap((area) =>
    readdirSync(join(root, area)).map((name) => join(root, area, name, 'project.json')),
  );
  const projects = files.filter(existsSync).map((file) => JSON.parse(readFileSync(file, 'utf8')));
  return Object.fromEntries(projects.map(({ name, targets }) => [name, Object.keys(targets)]));
}

/**
 * What a command line calls that does not exist, as a message; undefined when it exists or is another program.
 * @typedef {object} Workspace
 * @property {string} root
 * @property {Record<string, string>} scripts of package.json
 * @property {Record<string, unknown>} targets the defaults of nx.json
 * @property {Record<string, readonly string[]>} projects the targets of each project
 * @param {Workspace} workspace
 */
export function missingFrom({ root, scripts, targets, projects }, command) {
  const [tool, first, ...rest] = command.split(/\s+/);
  if (tool === 'npm' && first === 'run' && scripts[rest[0]] === undefined)
    return `${command}: package.json has no script "${rest[0]}"`;
  if (tool === 'npm' && first === 'test' && scripts.test === undefined)
    return `${command}: package.json has no script "test"`;
  const files = tool === 'node' ? [first, ...rest].filter((word) => !word.startsWith('-')) : [];
  const lost = files.find((file) => /\.[cm]?js$/.test(file) && !existsSync(join(root, file)));
  if (lost !== undefined) return `${command}: ${lost} does not exist`;
  if (tool === 'npx' && !existsSync(join(root, 'node_modules/.bin', first)))
    return `${command}: no package provides ${first}`;
  if (tool === 'npx' && first === 'nx' && rest[0] === 'run') return missingRun(projects, command, rest[1]);
  if (tool === 'npx' && first === 'nx') return missingTarget(targets, command, rest);
  return undefined;
}

function missingRun(projects, command, name) {
  const [project, target] = name.split(':');
  return projects[project]?.includes(target) ? undefined : `${command}: no project has the target ${name}`;
}

function missingTarget(targets, command, [, flag, ...names]) {
  if (flag !== '-t') return `${command}: has no targets`;
  const wanted = names.slice(
    0,
    [...names, '--'].findIndex((name) => name.startsWith('-')),
  );
  const unknown = wanted.filter((name) => targets[name] === undefined);
  return unknown.length === 0 ? undefined : `${command}: nx.json has no target ${unknown.join(', ')}`;
}

const usedBy = (workflow) => stepsOf(workflow).flatMap(({ step: { uses } }) => uses ?? []);

/** Actions of other repositories that a workflow uses. */
export const foreignActions = (workflow) => usedBy(workflow).filter((uses) => !uses.startsWith('./'));

/** Local actions that a workflow uses but that do not exist. */
export const missingActions = (root, workflow) =>
  usedBy(workflow).filter((uses) => uses.startsWith('./') && !existsSync(join(root, uses, 'action.yml')));
