/**
 * The names in the first column of a Markdown table with rows like `| [name](…) | … |` or `| name | … |`.
 * @param {string} page
 * @returns {Map<string, string>} the last column by the first
 */
function reasonsIn(page) {
  const rows = page.split('\n').filter((line) => line.startsWith('| `'));
  return new Map(
    rows.map((line) => {
      const cells = line.split('|').map((cell) => cell.trim());
      return [cells[1].replaceAll('`', ''), cells.at(-2) ?? ''];
    }),
  );
}

/**
 * Run-time dependencies without a reason on the page, and reasons without a dependency.
 * @param {Record<string, string>} dependencies of package.json
 * @param {string} page docs/dependencies.md
 * @returns {string[]}
 */
export function unexplained(dependencies, page) {
  const reasons = reasonsIn(page);
  const missing = Object.keys(dependencies).filter((name) => !reasons.get(name));
  const left = [...reasons.keys()].filter((name) => !(name in dependencies));
  return [
    ...missing.map((name) => `docs/dependencies.md gives no reason for ${name}`),
    ...left.map((name) => `docs/dependencies.md explains ${name}, which package.json does not have`),
  ];
}
