/**
 * The rows of a Markdown table like ``| `name` | place | reason |``.
 * @param {string} page
 * @returns {Map<string, { place: string, reason: string }>} by name
 */
function rowsOf(page) {
  const rows = page.split('\n').filter((line) => line.startsWith('| `'));
  return new Map(
    rows.map((line) => {
      const [, name, place, reason = ''] = line.split('|').map((cell) => cell.trim());
      return [name.replaceAll('`', ''), { place, reason }];
    }),
  );
}

/**
 * The run-time dependencies. The others only build the product.
 * @param {Record<string, string>} dependencies of package.json
 * @param {string} page docs/dependencies.md
 * @returns {Record<string, string>}
 */
export function runTimeOf(dependencies, page) {
  const rows = rowsOf(page);
  return Object.fromEntries(
    Object.entries(dependencies).filter(([name]) => rows.get(name)?.place !== 'build'),
  );
}

/**
 * Dependencies without a reason on the page, and reasons without a dependency.
 * @param {Record<string, string>} dependencies of package.json
 * @param {string} page docs/dependencies.md
 * @returns {string[]}
 */
export function unexplained(dependencies, page) {
  const rows = rowsOf(page);
  const missing = Object.keys(dependencies).filter((name) => !rows.get(name)?.reason);
  const left = [...rows.keys()].filter((name) => !(name in dependencies));
  return [
    ...missing.map((name) => `docs/dependencies.md gives no reason for ${name}`),
    ...left.map((name) => `docs/dependencies.md explains ${name}, which package.json does not have`),
  ];
}
