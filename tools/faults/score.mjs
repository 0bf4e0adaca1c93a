/** Violations that block a release: a duplicate effect, another borrower's text, a leaked session, a false success. */
const stopShip = new Set(['N4', 'N6', 'N11', 'N13']);

/** @typedef {{ table: string, row: string, fault: string, nevers: readonly string[], error: string | null, seconds: number }} Cell */

const isPassed = ({ error, nevers }) => error === null && nevers.length === 0;

/**
 * The share of cells with the expected result and without a violation; 0 when one of them blocks a release.
 * @param {readonly Cell[]} cells
 */
export function score(cells) {
  const passed = cells.filter(isPassed).length;
  const stops = cells.filter(({ nevers }) => nevers.some((name) => stopShip.has(name))).length;
  return {
    cells: cells.length,
    passed,
    stopShip: stops,
    score: cells.length === 0 || stops > 0 ? 0 : passed / cells.length,
  };
}

const text = (words) => words.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function markOf(cells) {
  if (cells.length === 0) return '<td></td>';
  const wrong = cells.filter((cell) => !isPassed(cell));
  if (wrong.length === 0) return '<td class="ok">✓</td>';
  const why = wrong.map(({ error, nevers }) => error ?? nevers.join(' ')).join('\n');
  return `<td class="no" title="${text(why)}">${text(wrong[0].nevers.join(' ') || '✗')}</td>`;
}

/**
 * One table for each kind of cells, a row for each screen or write and a column for each fault.
 * @param {readonly Cell[]} cells
 */
export function tableOf(cells, { passed, score: share }) {
  const unique = (values) => [...new Set(values)].sort();
  const tables = unique(cells.map(({ table }) => table)).map((table) => {
    const own = cells.filter((cell) => cell.table === table);
    const faults = unique(own.map(({ fault }) => fault));
    const lines = unique(own.map(({ row }) => row)).map((row) => {
      const marks = faults.map((fault) =>
        markOf(own.filter((cell) => cell.row === row && cell.fault === fault)),
      );
      return `<tr><th>${text(row)}</th>${marks.join('')}</tr>`;
    });
    const heads = faults.map((fault) => `<th>${text(fault)}</th>`).join('');
    return `<h2>${text(table)}</h2><table><tr><td></td>${heads}</tr>${lines.join('\n')}</table>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Faults</title>
<style>body{font:14px system-ui;margin:16px}td,th{border:1px solid #ccc;padding:2px 6px}.ok{color:#14713a}.no{color:#fff;background:#b42318}</style>
<h1>${passed} of ${cells.length} cells, score ${share.toFixed(3)}</h1>
${tables.join('\n')}</html>`;
}
