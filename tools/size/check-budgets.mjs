import { isWords } from './built-app.mjs';
import { charactersByModule, measure } from './measure.mjs';

const most = 5;
/** Smaller modules, in characters, are not stored with the budgets. */
export const leastNoted = 500;

/**
 * Checks a build against its budgets.
 * @param app the result of `readApp`
 * @param budgets `[{ name, way | feature | routes, page, after, limits: { js: { atMost, goal } } }]`, bytes as sent
 * @param known characters by module when the budgets were set
 * @returns {{ lines: string[], faults: string[] }} one line each; a fault names the modules that grew
 */
export function checkBudgets(app, budgets, known) {
  const told = { lines: [], faults: [] };
  for (const budget of budgets) {
    try {
      checkBudget(told, budget, measure(app, budget), known);
    } catch (error) {
      told.faults.push(`${budget.name}: ${error.message}`);
    }
  }
  return told;
}

function checkBudget({ lines, faults }, { name, limits, way }, measured, known) {
  for (const [what, { atMost, goal }] of Object.entries(limits)) {
    const value = measured[what];
    const aim = goal === undefined || goal === atMost ? '' : `, goal ${goal}`;
    lines.push(`${name}, ${what}: ${value} of ${atMost}${aim}`);
    // Not `>`: NaN must fail too.
    if (value <= atMost) continue;
    const reasons = (reasonsOf[what] ?? grown)(measured, known, way !== undefined);
    faults.push([`${name}, ${what}: ${value} is more than ${atMost}.`, ...reasons].join('\n  '));
  }
}

const reasonsOf = {
  css: ({ styles }) => styles.map(({ file, bytes }) => `${file}: ${bytes}`),
  page: () => ['It contains the styles, the prerendered markup and the messages of its screen.'],
  files: ({ chunks, styles }) => [...chunks, ...styles].map(({ file }) => file),
};

/** The modules that grew most since the budgets were set, in characters of built code. */
const grown = ({ chunks }, known, hasWords) =>
  [...charactersByModule(chunks)]
    .filter(([module]) => hasWords || !isWords(module))
    .map(([module, now]) => ({ module, now, before: known[module] ?? 0 }))
    .filter(({ now, before }) => now > before && now >= leastNoted)
    .sort((one, other) => other.now - other.before - (one.now - one.before))
    .slice(0, most)
    .map(({ module, now, before }) => `${module}: ${before === 0 ? 'new' : before} → ${now} characters`);
