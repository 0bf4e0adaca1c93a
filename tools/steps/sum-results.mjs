import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../workspace.mjs';

/** The path of a report, with the previous one deleted: a crashed runner must not be evaluated by its last run. */
export function fresh(path) {
  const file = join(root, path);
  rmSync(file, { force: true });
  mkdirSync(dirname(file), { recursive: true });
  return file;
}

/** A run without a report, or one that fails without naming a test, is one failure; so is a run without tests. */
function resultOf({ passed, failed }, code) {
  if (failed === 0 && (code !== 0 || passed === 0)) return { passed, failed: 1 };
  return { passed, failed };
}

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** The end of a long output is often all that a log keeps, so the reasons follow the counts, each cut to its beginning. */
const reasonOf = (title, message) =>
  `${title}\n  ${stripVTControlCharacters(message).slice(0, 600).replaceAll('\n', '\n  ')}`;

/** Jest counts a file that could not run separately from the tests. @returns the counts, and each failed test with its reason */
export function countJest(file, code) {
  const report = read(file);
  if (!report) return { passed: 0, failed: 1 };
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  };
  const files = (report.testResults ?? []).filter(({ status }) => status === 'failed');
  return { ...resultOf(counts, code), reasons: files.map(({ name, message }) => reasonOf(name, message)) };
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** A flaky test is a failed one. @returns the counts, and each failed test with its reason */
export function countPlaywright(file, code) {
  const report = read(file);
  if (!report?.stats) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  const reasons = specsOf(report)
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      return reasonOf(title, errors.map(({ message }) => message ?? '').join('\n'));
    });
  return { ...resultOf({ passed: expected, failed: unexpected + flaky }, code), reasons };
}

/** Node's own runner ends its TAP output with `# pass 3` and `# fail 0`. */
export function countTap(output, code) {
  const number = (word) => Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(output)?.[1] ?? 0);
  return resultOf({ passed: number('pass'), failed: number('fail') }, code);
}
