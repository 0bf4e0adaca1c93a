import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../workspace.mjs';

/** squawk's binary, which is available on Linux x64 only. */
const program = join(root, 'node_modules/@squawk-cli/linux-x64/bin/squawk');

/** Without it the rules of this file still apply, and CI checks squawk's in the pull request. */
export const hasSquawk = existsSync(program);

/** squawk rules: steps that break a lender of the previous release, which keeps running on a migrated database. */
const breaksOld = new Set([
  'adding-not-nullable-field',
  'adding-required-field',
  'ban-drop-column',
  'ban-drop-database',
  'ban-drop-table',
  'changing-column-type',
  'renaming-column',
  'renaming-table',
]);

/** squawk rules: steps that lock a table in use while every row of it is read or written. */
const locksTable = new Set([
  'adding-field-with-default',
  'adding-foreign-key-constraint',
  'adding-serial-primary-key-field',
  'ban-truncate-cascade',
  'constraint-missing-not-valid',
  'disallowed-unique-constraint',
  'require-concurrent-index-creation',
  'require-concurrent-index-deletion',
]);

/** Steps that also break an older lender and for which squawk has no rule. */
const moreThatBreaks = [
  [/\btruncate\b/i, 'empties a table'],
  [
    /\bdrop\s+(?:type|schema|view|sequence|function|constraint|default)\b/i,
    'drops an object that the previous release may use',
  ],
  [/\brename\s+(?:value|to|constraint)\b/i, 'renames an object that the previous release may use'],
];

/**
 * Above a step that only drops what no release reads any more: `-- contract: unused since 1.4.0`. Above one that locks a
 * table which is known to be small: `-- locks: <its maximum size>`.
 */
const contractMark = /^-- contract: unused since (\d+\.\d+\.\d+)$/;
const lockMark = /^-- locks: .{5,}$/;

/** Statements with the number of their first line, from 1, and the comment line above each. */
function statementsOf(text) {
  const lines = text.split('\n');
  const found = [];
  let begun;
  lines.forEach((line, index) => {
    const isCode = line.trim() !== '' && !line.trim().startsWith('--');
    if (isCode && begun === undefined)
      begun = { line: index + 1, mark: lines[index - 1]?.trim() ?? '', text: '' };
    if (begun !== undefined) begun.text += `${line}\n`;
    if (begun !== undefined && /;\s*(?:--> statement-breakpoint)?\s*$/.test(line)) {
      found.push({ ...begun, end: index + 1 });
      begun = undefined;
    }
  });
  return begun === undefined ? found : [...found, { ...begun, end: lines.length }];
}

const numbersOf = (version) => version.split('.').map(Number);
const isBefore = (one, other) => {
  const [left, right] = [numbersOf(one), numbersOf(other)];
  const at = left.findIndex((number, index) => number !== right[index]);
  return at !== -1 && left[at] < right[at];
};

/** Whether the marker above a step allows it. @param present the version in package.json */
function isMarked({ mark }, isLock, present) {
  const [, since] = contractMark.exec(mark) ?? [];
  if (isLock) return lockMark.test(mark);
  return since !== undefined && isBefore(since, present);
}

/** @returns {Promise<{ file: string, line: number, rule_name: string, message: string }[]>} squawk's findings in the files */
async function squawk(files) {
  const args = ['--pg-version=15', '--assume-in-transaction', '--reporter=json', ...files];
  if (!hasSquawk) return [];
  const { out, err } = await run(program, args);
  try {
    return JSON.parse(out);
  } catch {
    throw new Error(`squawk returned no report: ${err || out}`);
  }
}

/**
 * Migration steps that would break a lender of the previous release or lock a table in use, and that no marker allows.
 * @param {{ path: string, text: string }[]} files that are on the disk at their paths
 * @param {string} present the version in package.json
 * @returns {Promise<string[]>} one message each
 */
export async function unsafeSteps(files, present) {
  const reported = await squawk(files.map(({ path }) => path));
  return files.flatMap(({ path, text }) => {
    const statements = statementsOf(text);
    const own = statements.flatMap((statement) =>
      moreThatBreaks
        .filter(([pattern]) => pattern.test(statement.text))
        .map(([, why]) => ({ statement, why, isLock: false })),
    );
    const known = reported
      .filter(({ file, rule_name: rule }) => file === path && (breaksOld.has(rule) || locksTable.has(rule)))
      .map(({ line, rule_name: rule }) => ({
        statement: statements.find((each) => each.line <= line + 1 && line + 1 <= each.end) ?? {
          line: line + 1,
          mark: '',
        },
        why: rule,
        isLock: locksTable.has(rule),
      }));
    const errors = reported
      .filter(({ file, rule_name: rule }) => file === path && rule === 'syntax-error')
      .map(({ line, message }) => `${path}:${line + 1} ${message}`);
    const told = [...known, ...own]
      .filter(({ statement, isLock }) => !isMarked(statement, isLock, present))
      .map(({ statement, why }) => `${path}:${statement.line} ${why}`);
    return [...errors, ...new Set(told)];
  });
}
