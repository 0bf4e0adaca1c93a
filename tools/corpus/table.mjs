/** The outermost `describe` of a corpus test names its kind in this form. */
const heading = /^corpus: (.+)$/;

/** @typedef {{ kind: string, cases: number, wrong: number }} KindRow */

/**
 * Cases by kind from a report of `jest --json`: one test is one case. A skipped case counts as wrong, because nothing shows
 * that it is right; so does a file that could not run.
 * @param {{ testResults: { name: string, assertionResults: { ancestorTitles: string[], title: string, status: string }[] }[] }} report
 * @returns {{ kinds: KindRow[], wrong: string[] }} kinds by name; the names of what is wrong
 */
export function corpusTable({ testResults }) {
  const kinds = new Map();
  const wrong = [];
  for (const { name, assertionResults } of testResults) {
    if (assertionResults.length === 0) {
      kinds.set(name, { kind: name, cases: 0, wrong: 1 });
      wrong.push(`${name}: no case ran`);
    }
    for (const { ancestorTitles, title, status } of assertionResults) {
      const kind = heading.exec(ancestorTitles[0] ?? '')?.[1];
      if (kind === undefined) continue;
      const row = kinds.get(kind) ?? { kind, cases: 0, wrong: 0 };
      row.cases += 1;
      if (status !== 'passed') {
        row.wrong += 1;
        wrong.push(`${kind}: ${title}`);
      }
      kinds.set(kind, row);
    }
  }
  return { kinds: [...kinds.values()].sort((one, other) => one.kind.localeCompare(other.kind)), wrong };
}

/** The table as text, with the sums in the last line. @param {readonly KindRow[]} kinds */
export function printed(kinds) {
  const sum = (of) => kinds.reduce((total, row) => total + row[of], 0);
  const rows = [...kinds, { kind: 'all', cases: sum('cases'), wrong: sum('wrong') }];
  const width = Math.max(...rows.map(({ kind }) => kind.length));
  return [
    `${'kind'.padEnd(width)}  cases  wrong`,
    ...rows.map(
      ({ kind, cases, wrong }) =>
        `${kind.padEnd(width)}  ${String(cases).padStart(5)}  ${String(wrong).padStart(5)}`,
    ),
  ].join('\n');
}
