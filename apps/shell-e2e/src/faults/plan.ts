/** A cell of a table of which all is run (`npx nx run shell-e2e:faults`), or a seeded sample (`npm test`). */
export interface Cell<Row, Column> {
  readonly row: Row;
  readonly column: Column;
  readonly repeat: number;
}

const isWhole = process.env['FAULTS_FOLDER'] !== undefined;
const repeats = Number(process.env['FAULTS_REPEATS'] ?? '1');
/** How often each table covers each fault in a small run; change it only here. */
const meetings = 1;
const seed = Number(process.env['FAULTS_SEED'] ?? '20261122');

/** All cells of a table; or a sample that covers each column, with the rows as evenly as possible. */
export function cellsOf<Row, Column>(
  rows: readonly Row[],
  columns: readonly Column[],
  isOne: (row: Row, column: Column) => boolean = () => true,
): readonly Cell<Row, Column>[] {
  const all = rows
    .flatMap((row) => columns.map((column) => ({ row, column, repeat: 0 })))
    .filter((cell) => isOne(cell.row, cell.column));
  if (isWhole)
    return Array.from({ length: repeats }, (_, repeat) => all.map((cell) => ({ ...cell, repeat }))).flat();
  const met = { rows: new Map<Row, number>(), columns: new Map<Column, number>() };
  const left = shuffled(all, seed);
  return Array.from({ length: Math.min(columns.length * meetings, left.length) }, () => {
    const weight = ({ row, column }: Cell<Row, Column>) =>
      (met.rows.get(row) ?? 0) + (met.columns.get(column) ?? 0);
    const next = left.reduce((one, other) => (weight(other) < weight(one) ? other : one));
    left.splice(left.indexOf(next), 1);
    met.rows.set(next.row, (met.rows.get(next.row) ?? 0) + 1);
    met.columns.set(next.column, (met.columns.get(next.column) ?? 0) + 1);
    return next;
  });
}

/** A shuffle that is the same for the same seed (a linear congruential generator, Numerical Recipes). */
function shuffled<Thing>(things: readonly Thing[], from: number): Thing[] {
  let state = from >>> 0;
  const next = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0);
  return things
    .map((thing) => ({ thing, at: next() }))
    .sort((one, other) => one.at - other.at)
    .map(({ thing }) => thing);
}
