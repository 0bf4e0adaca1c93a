import { deepEqual, equal, match } from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../workspace.mjs';
import { faultsOf, wantedIds } from './asvs.mjs';

const { requirements } = JSON.parse(readFileSync(join(root, 'security/asvs.json'), 'utf8'));
const isThere = (path) => existsSync(join(root, path));
const changed = (id, change) => requirements.map((one) => (one.id === id ? { ...one, ...change } : one));

test('each requirement of levels 1 and 2 has its tests, or a reason why it is not met', () => {
  deepEqual(faultsOf(requirements, isThere), []);
  equal(requirements.length, wantedIds.length);
});

test('a missing answer, a missing test and a deviation without a reason are reported', () => {
  const without = requirements.filter(({ id }) => id !== '8.2.2');
  match(faultsOf(without, isThere).join(), /8\.2\.2 is not answered/);
  match(
    faultsOf(changed('8.2.2', { tests: ['apps/gone.test.ts'] }), isThere).join(),
    /apps\/gone\.test\.ts, which does not exist/,
  );
  match(faultsOf(changed('8.2.2', { tests: [] }), isThere).join(), /lists no test/);
  match(faultsOf(changed('14.2.1', { why: '' }), isThere).join(), /14\.2\.1 is a deviation without a reason/);
  match(faultsOf(changed('8.2.2', { answer: 'fine' }), isThere).join(), /unknown answer/);
  match(faultsOf([...requirements, requirements[0]], isThere).join(), /is answered twice/);
});

test('level 1 is not claimed as fully met while the session id is sent in the query', () => {
  equal(requirements.find(({ id }) => id === '14.2.1')?.answer, 'deviation');
});
