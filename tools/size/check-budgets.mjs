import { measure } from './measure.mjs';

/**
 * Checks a build against its budgets.
 * @param app the result of `readApp`
 * @param budgets `[{ name, way | feature | routes, page, after, limits: { js: { atMost, goal } } }]`, bytes as sent
 * @returns {{ lines: string[], faults: string[] }} one line each
 */
export function checkBudgets(app, budgets) {
  const told = { lines: [], faults: [] };
  for (const budget of budgets) {
    try {
      checkBudget(told, budget, measure(app, budget));
    } catch (error) {
      told.faults.push(`${budget.name}: ${error.message}`);
    }
  }
  return told;
}

function checkBudget({ lines, faults }, { name, limits }, measured) {
  for (const [what, { atMost, goal }] of Object.entries(limits)) {
    const value = measured[what];
    const aim = goal === undefined || goal === atMost ? '' : `, goal ${goal}`;
    lines.push(`${name}, ${what}: ${value} of ${atMost}${aim}`);
    // Not `>`: NaN must fail too.
    if (value <= atMost) continue;
    const reasons = reasonsOf[what]?.(measured) ?? [];
    faults.push([`${name}, ${what}: ${value} is more than ${atMost}.`, ...reasons].join('\n  '));
  }
}

const reasonsOf = {
  css: ({ styles }) => styles.map(({ file, bytes }) => `${file}: ${bytes}`),
  page: () => ['It contains the styles, the prerendered markup and the messages of its screen.'],
  files: ({ chunks, styles }) => [...chunks, ...styles].map(({ file }) => file),
};
