/**
 * The reasons of a Markdown table like ``| `name` | place | reason |``.
 * @param {string} page
 * @returns {Map<string, string>} by name
 */
function reasonsOn(page) {
  const rows = page.split('\n').filter((line) => line.startsWith('| `'));
  return new Map(
    rows.map((line) => {
      const [, name, , reason = ''] = line.split('|').map((cell) => cell.trim());
      return [name.replaceAll('`', ''), reason];
    }),
  );
}

/**
 * Dependencies without a reason on the page, and reasons without a dependency.
 * @param {Record<string, string>} dependencies name to version
 * @param {string} page docs/dependencies.md
 * @returns {string[]}
 */
export function unexplained(dependencies, page) {
  const reasons = reasonsOn(page);
  const missing = Object.keys(dependencies).filter((name) => !reasons.get(name));
  const left = [...reasons.keys()].filter((name) => !(name in dependencies));
  return [
    ...missing.map((name) => `docs/dependencies.md gives no reason for ${name}`),
    ...left.map((name) => `docs/dependencies.md explains ${name}, which no package.json has`),
  ];
}
