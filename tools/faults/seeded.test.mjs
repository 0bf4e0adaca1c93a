import { deepEqual, equal, throws } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../workspace.mjs';
import { isCaught, meet, seededBugs } from './seeded.mjs';
import seeding from './seeded-bugs.cjs';

const { seeded } = seeding;

test('each seeded bug still has its place, and changes something there', () => {
  const names = Object.keys(seededBugs);
  equal(names.length >= 15, true);
  for (const name of names) {
    const { file } = seededBugs[name];
    const source = readFileSync(join(root, file), 'utf8');
    equal(seeded(source, join(root, file), name) === source, false, name);
    equal(seeded(source, 'elsewhere.ts', name), source);
  }
});

test('a bug whose place is gone is not passed over', () => {
  const [name, { file }] = Object.entries(seededBugs)[0];
  throws(() => seeded('nothing of it', file, name), /place/);
  throws(() => seeded('', file, 'no such bug'), /no seeded bug/);
});

test('a bug is caught by tests that fail beside others that pass, and by nothing else', () => {
  const outcomes = [
    { passed: 3, failed: 1 },
    { passed: 4, failed: 0 },
    { passed: 0, failed: 4 },
  ].map(isCaught);
  deepEqual(outcomes, [true, false, false]);
});

test('a lost reply asked for with another key is caught among the calls', { timeout: 120_000 }, async () => {
  equal(isCaught(await meet('each sending has a key of its own')), true);
});
