import { deepEqual, equal, match } from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from './workspace.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');
const rooms = ['apps', 'libs'].flatMap((area) =>
  readdirSync(join(root, area))
    .map((name) => `${area}/${name}`)
    .filter((room) => existsSync(join(root, room, 'project.json'))),
);
const isFeature = (room) => JSON.parse(read(`${room}/project.json`)).tags.includes('type:feature');

/** The team that CODEOWNERS gives a room to: the last matching line wins. */
function teamOf(room, codeowners) {
  const lines = codeowners.split('\n').map((line) => line.trim().split(/\s+/));
  const [, owner = ''] = lines.findLast(([place]) => place === '*' || place === `/${room}/`) ?? [];
  return owner.replace(/^@([^/]+\/)?/, '');
}

for (const room of rooms) {
  test(`${room} says in its README what it is, whose it is and what was decided`, () => {
    const text = read(`${room}/README.md`);
    match(text, /^# \S+/);
    const [, owner] = /\bOwner:\s+([\w-]+)\./.exec(text) ?? [];
    equal(owner, teamOf(room, read('CODEOWNERS')));
    match(text, /^## (Decisions|Rules)\b/m);
    if (isFeature(room)) match(text, /^## Rules,? and where they come from$/m);
  });
}

test('the last line that matches names the owner', () => {
  const codeowners = '* @clearloan/platform\n/libs/loans/ @clearloan/lending\n';
  deepEqual(
    ['libs/loans', 'libs/routes'].map((room) => teamOf(room, codeowners)),
    ['lending', 'platform'],
  );
});
