import { equal } from 'node:assert/strict';
import { test } from 'node:test';
import { changesPackages } from './lock-file-change.mjs';

const react = { version: '18.3.1', integrity: 'sha512-a' };
const lockFile = (packages) => JSON.stringify({ packages: { '': { workspaces: ['libs/*'] }, ...packages } });
const before = lockFile({ 'node_modules/react': react });

for (const [what, packages, expected] of [
  ['nothing', {}, false],
  [
    'a library of the workspace',
    { 'libs/savings': { version: '0.0.0' }, 'node_modules/@clearloan/savings': { link: true } },
    false,
  ],
  ['a package', { 'node_modules/valibot': { version: '1.5.0', integrity: 'sha512-b' } }, true],
  ['another version', { 'node_modules/react': { version: '18.3.2', integrity: 'sha512-c' } }, true],
]) {
  test(`a lock file with ${what} more ${expected ? 'changes' : 'keeps'} the packages`, () =>
    equal(changesPackages(before, lockFile({ 'node_modules/react': react, ...packages })), expected));
}
