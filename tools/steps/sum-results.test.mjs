import { deepEqual } from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { countJest, countPlaywright, countTap } from './sum-results.mjs';

const folder = mkdtempSync(join(tmpdir(), 'clearloan-counts-'));
after(() => rmSync(folder, { recursive: true }));
function report(content) {
  const file = join(folder, 'report');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}
const jest = (passed, failed, broken = 0) =>
  report({ numPassedTests: passed, numFailedTests: failed, numRuntimeErrorTestSuites: broken });
const journeys = (expected, unexpected, flaky = 0) =>
  report({ stats: { expected, unexpected, flaky, skipped: 0 } });

test('tests are counted as the runner reports', () => {
  deepEqual(countJest(jest(7, 0), 0), { passed: 7, failed: 0 });
  deepEqual(countJest(jest(6, 1), 1), { passed: 6, failed: 1 });
  deepEqual(countPlaywright(journeys(3, 2), 1), { passed: 3, failed: 2 });
  deepEqual(countTap('# tests 5\n# pass 4\n# fail 1\n', 1), { passed: 4, failed: 1 });
});

test('a test file that cannot run is a failure', () => {
  deepEqual(countJest(jest(7, 0, 1), 1), { passed: 7, failed: 1 });
});

test('a journey that passes only on retry is a failure', () => {
  deepEqual(countPlaywright(journeys(3, 0, 1), 0), { passed: 3, failed: 1 });
});

test('a runner that exits with an error and no failed test is a failure', () => {
  deepEqual(countJest(jest(7, 0), 1), { passed: 7, failed: 1 });
  deepEqual(countPlaywright(journeys(7, 0), 1), { passed: 7, failed: 1 });
  deepEqual(countTap('# pass 4\n# fail 0\n', 1), { passed: 4, failed: 1 });
});

test('no test at all, or no report, is a failure', () => {
  deepEqual(countJest(jest(0, 0), 0), { passed: 0, failed: 1 });
  deepEqual(countPlaywright(journeys(0, 0), 0), { passed: 0, failed: 1 });
  deepEqual(countTap('', 0), { passed: 0, failed: 1 });
  deepEqual(countJest(join(folder, 'absent'), 0), { passed: 0, failed: 1 });
  deepEqual(countPlaywright(join(folder, 'absent'), 0), { passed: 0, failed: 1 });
});
