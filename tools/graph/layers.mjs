/** @typedef {Readonly<Record<string, readonly string[]>>} Uses from a project to its dependencies */

/** Everything that is reachable from a project, without the project. */
function reachableFrom(uses, start) {
  const found = new Set(uses[start]);
  for (const name of found) for (const next of uses[name] ?? []) found.add(next);
  return found;
}

/**
 * The transitive reduction: only the dependencies that no longer path already implies.
 * @param {Uses} uses
 * @returns {Uses}
 */
export function essentialUses(uses) {
  const essential = (name) =>
    uses[name].filter(
      (used) => !uses[name].some((other) => other !== used && reachableFrom(uses, other).has(used)),
    );
  return Object.fromEntries(Object.keys(uses).map((name) => [name, essential(name)]));
}

/**
 * The rows of the graph, top first: a project is above all its dependencies.
 * @param {Uses} uses
 * @returns {string[][]}
 */
export function floorsOf(uses) {
  const heights = new Map();
  const heightOf = (name) => {
    if (!heights.has(name)) heights.set(name, 1 + Math.max(-1, ...(uses[name] ?? []).map(heightOf)));
    return heights.get(name);
  };
  const floors = [];
  for (const name of Object.keys(uses).sort()) (floors[heightOf(name)] ??= []).push(name);
  return floors.reverse();
}
