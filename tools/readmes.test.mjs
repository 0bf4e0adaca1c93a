import { deepEqual, equal, match } from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { test } from 'node:test';
import { root } from './workspace.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');
const projects = ['apps', 'libs'].flatMap((area) =>
  readdirSync(join(root, area))
    .map((name) => `${area}/${name}`)
    .filter((project) => existsSync(join(root, project, 'project.json'))),
);
const isFeature = (project) => JSON.parse(read(`${project}/project.json`)).tags.includes('type:feature');

/** The team that CODEOWNERS gives a project to: the last matching line wins. */
function teamOf(project, codeowners) {
  const lines = codeowners.split('\n').map((line) => line.trim().split(/\s+/));
  const [, owner = ''] = lines.findLast(([place]) => place === '*' || place === `/${project}/`) ?? [];
  return owner.replace(/^@([^/]+\/)?/, '');
}

for (const project of projects) {
  test(`the README of ${project} has its purpose, its owner and its decisions`, () => {
    const text = read(`${project}/README.md`);
    match(text, /^# \S+/);
    const [, owner] = /\bOwner:\s+([\w-]+)\./.exec(text) ?? [];
    equal(owner, teamOf(project, read('CODEOWNERS')));
    match(text, /^## (Decisions|Rules)\b/m);
    if (isFeature(project)) match(text, /^## Rules,? and where they come from$/m);
  });
}

test('the last matching line of CODEOWNERS has the owner', () => {
  const codeowners = '* @clearloan/platform\n/libs/loans/ @clearloan/lending\n';
  deepEqual(
    ['libs/loans', 'libs/routes'].map((project) => teamOf(project, codeowners)),
    ['lending', 'platform'],
  );
});

const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => existsSync(join(root, path)));

/** Source files in back quotes that do not exist: by path from the root, from the page, or by their end. */
function lostFiles(page, text) {
  const names = [...text.matchAll(/`([\w./-]+\.(?:tsx?|mjs|cjs))`/g)].map(([, name]) => name);
  const isThere = (name) =>
    tracked.includes(normalize(join(dirname(page), name))) ||
    tracked.some((path) => path === name || path.endsWith(`/${name}`));
  return names.filter((name) => !isThere(name));
}

test('every source file that a page of the documentation names exists', () => {
  const pages = tracked.filter((path) => path.endsWith('.md') && !path.endsWith('CHANGELOG.md'));
  const lost = pages.flatMap((page) => lostFiles(page, read(page)).map((name) => `${page}: ${name}`));
  deepEqual(lost, []);
});

test('a renamed file is reported', () => {
  deepEqual(lostFiles('docs/walks.md', '`tools/never-there.mjs`, `tools/walks.test.mjs`'), [
    'tools/never-there.mjs',
  ]);
});
