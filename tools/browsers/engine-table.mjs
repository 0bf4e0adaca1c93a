/** The table's columns of counts, and those of faults by kind. */
const counts = ['steps', 'uploads', 'offline', 'screens', 'missing APIs', 'controls'];
const faults = ['page error', 'unhandled rejection', 'console error', 'policy violation', 'file not loaded'];

const sum = (values) => values.reduce((total, value) => total + value, 0);

/** `26/26`, or `-` where nothing was planned. */
function countOf(records, name) {
  const counted = records.flatMap((record) => record.counts[name] ?? []);
  if (counted.length === 0) return '-';
  return `${sum(counted.map(({ done }) => done))}/${sum(counted.map(({ planned }) => planned))}`;
}

const rowOf = (records) => [
  records[0].version,
  ...counts.map((name) => countOf(records, name)),
  ...faults.map((kind) =>
    sum(records.map((record) => record.faults.filter((fault) => fault.kind === kind).length)),
  ),
  sum(records.map(({ sideways }) => sideways.length)),
  sum(records.map(({ smallFields }) => smallFields.length)),
];

/**
 * The results of the tests in real browsers, one row per browser.
 * @param {readonly { engine: string, version: string, counts: Record<string, { planned: number, done: number }>,
 *   faults: readonly { kind: string }[], sideways: readonly string[], smallFields: readonly string[] }[]} records
 * @returns {string} a table for a terminal
 */
export function engineTable(records) {
  const engines = [...new Set(records.map(({ engine }) => engine))].sort();
  const head = ['browser', ...counts, ...faults, 'sideways', 'small fields'];
  const rows = engines.map((name) => rowOf(records.filter(({ engine }) => engine === name)).map(String));
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at].length)));
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
