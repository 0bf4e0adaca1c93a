const mark = { true: 'ok', false: 'MISSED', undefined: '–' };

/** Prints evaluated rows as a table, `{ what, product, floor, ratio, goal, isMet }` each. */
export function printTable(rows) {
  const lines = [
    ['what', 'product', 'floor', 'ratio', 'goal', ''],
    ...rows.map(({ what, product, floor = '', ratio, goal, isMet }) => [
      ...[what, product, floor, ratio === undefined ? '' : `${ratio.toFixed(2)}×`, goal, mark[isMet]],
    ]),
  ];
  const widths = lines[0].map((_, at) => Math.max(...lines.map((line) => line[at].length)));
  for (const line of lines)
    console.log(
      line
        .map((cell, at) => cell.padEnd(widths[at]))
        .join('  ')
        .trimEnd(),
    );
}
