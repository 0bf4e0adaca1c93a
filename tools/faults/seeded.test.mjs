import { deepEqual, equal, throws } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../workspace.mjs';
import { isCaught, meet, seededBugs } from './seeded.mjs';
import seeding from './seeded-bugs.cjs';

const { seeded } = seeding;

test('each seeded bug still finds its place in the source and changes it', () => {
  const names = Object.keys(seededBugs);
  equal(names.length >= 15, true);
  for (const name of names) {
    const { file } = seededBugs[name];
    const source = readFileSync(join(root, file), 'utf8');
    equal(seeded(source, join(root, file), name) === source, false, name);
    equal(seeded(source, 'elsewhere.ts', name), source);
  }
});

test('a bug whose place is missing throws an error', () => {
  const [name, { file }] = Object.entries(seededBugs)[0];
  throws(() => seeded('nothing of it', file, name), /place/);
  throws(() => seeded('', file, 'no such bug'), /no seeded bug/);
});

test('a bug counts as caught only when some tests fail and others pass', () => {
  const outcomes = [
    { passed: 3, failed: 1 },
    { passed: 4, failed: 0 },
    { passed: 0, failed: 4 },
  ].map(isCaught);
  deepEqual(outcomes, [true, false, false]);
});

test('a retry with another idempotency key is caught by the API tests', { timeout: 120_000 }, async () => {
  equal(isCaught(await meet('each retry has its own idempotency key')), true);
});
