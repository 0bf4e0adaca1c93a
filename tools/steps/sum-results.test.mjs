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

const noReasons = { reasons: [] };

test('tests are counted as the runner reports', () => {
  deepEqual(countJest(jest(7, 0), 0), { passed: 7, failed: 0, ...noReasons });
  deepEqual(countJest(jest(6, 1), 1), { passed: 6, failed: 1, ...noReasons });
  deepEqual(countPlaywright(journeys(3, 2), 1), { passed: 3, failed: 2, ...noReasons });
  deepEqual(countTap('# tests 5\n# pass 4\n# fail 1\n', 1), { passed: 4, failed: 1 });
});

test('a test file that cannot run is a failure', () => {
  deepEqual(countJest(jest(7, 0, 1), 1), { passed: 7, failed: 1, ...noReasons });
});

test('a journey that passes only on retry is a failure', () => {
  deepEqual(countPlaywright(journeys(3, 0, 1), 0), { passed: 3, failed: 1, ...noReasons });
});

test('a runner that exits with an error and no failed test is a failure', () => {
  deepEqual(countJest(jest(7, 0), 1), { passed: 7, failed: 1, ...noReasons });
  deepEqual(countPlaywright(journeys(7, 0), 1), { passed: 7, failed: 1, ...noReasons });
  deepEqual(countTap('# pass 4\n# fail 0\n', 1), { passed: 4, failed: 1 });
});

test('no test at all, or no report, is a failure', () => {
  deepEqual(countJest(jest(0, 0), 0), { passed: 0, failed: 1, ...noReasons });
  deepEqual(countPlaywright(journeys(0, 0), 0), { passed: 0, failed: 1, ...noReasons });
  deepEqual(countTap('', 0), { passed: 0, failed: 1 });
  deepEqual(countJest(join(folder, 'absent'), 0), { passed: 0, failed: 1 });
  deepEqual(countPlaywright(join(folder, 'absent'), 0), { passed: 0, failed: 1 });
});

test('a failed test is told with the beginning of its reason, without colours', () => {
  const broken = {
    ok: false,
    title: 'pays',
    tests: [{ results: [{ errors: [{ message: '\u001b[31mno code\u001b[39m\nat line 3' }] }] }],
  };
  const suites = [{ specs: [{ ok: true, title: 'logs in', tests: [] }], suites: [{ specs: [broken] }] }];
  const file = report({ stats: { expected: 1, unexpected: 1, flaky: 0 }, suites });
  deepEqual(countPlaywright(file, 1).reasons, ['pays\n  no code\n  at line 3']);
  const testResults = [
    { name: 'a.test.ts', status: 'passed', message: '' },
    { name: 'b.test.ts', status: 'failed', message: 'x'.repeat(2_000) },
  ];
  const units = report({ numPassedTests: 1, numFailedTests: 1, numRuntimeErrorTestSuites: 0, testResults });
  deepEqual(countJest(units, 1).reasons, [`b.test.ts\n  ${'x'.repeat(600)}`]);
});
