import { equal } from 'node:assert/strict';
import { test } from 'node:test';
import { isLevel } from './level.mjs';

const series = (size) => Array.from({ length: 40 }, (_, at) => size(at));

test('memory that fills its caches and then stays counts as level', () => {
  equal(isLevel(series((at) => Math.min(100 + at * 10, 180) + (at % 3) * 4)), true);
});

test('memory that grows with every visit does not count as level', () => {
  equal(isLevel(series((at) => 100 + at * 4)), false);
});

test('too few samples do not count as level', () => {
  equal(isLevel([100, 100, 100]), false);
});
