import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

/** Jest counts a file that could not run separately from the tests. */
export function countJest(file, code) {
  const report = read(file);
  if (!report) return { passed: 0, failed: 1 };
  return resultOf(
    { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites },
    code,
  );
}

/** A flaky test is a failed one. */
export function countPlaywright(file, code) {
  const stats = read(file)?.stats;
  if (!stats) return { passed: 0, failed: 1 };
  return resultOf({ passed: stats.expected, failed: stats.unexpected + stats.flaky }, code);
}

/** Node's own runner ends its TAP output with `# pass 3` and `# fail 0`. */
export function countTap(output, code) {
  const number = (word) => Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(output)?.[1] ?? 0);
  return resultOf({ passed: number('pass'), failed: number('fail') }, code);
}
