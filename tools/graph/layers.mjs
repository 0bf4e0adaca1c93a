/** @typedef {Readonly<Record<string, readonly string[]>>} Uses from a project to those that it uses */

/** Everything that can be reached from a project, without itself. */
function reachableFrom(uses, start) {
  const found = new Set(uses[start]);
  for (const name of found) for (const next of uses[name] ?? []) found.add(next);
  return found;
}

/**
 * Only the uses that no longer way shows already: what stands two floors below is used through what stands between.
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
 * The floors of the house, the top one first: a project stands above all that it uses.
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
