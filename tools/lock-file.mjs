/** npm skips only optional packages of other platforms. */
const mayBeAbsent = ({ optional, devOptional }) => optional === true || devOptional === true;

/**
 * Whether node_modules matches the lock file. Compares contents and not times, so checking out the same lock file again needs no
 * installation.
 * @param {Record<string, object>} wanted packages of package-lock.json, without the project itself
 * @param {Record<string, object>} present packages of node_modules/.package-lock.json, which npm writes last
 */
export function holdsAll(wanted, present) {
  const isRight = ([path, entry]) => {
    const has = present[path];
    return has ? has.version === entry.version && has.integrity === entry.integrity : mayBeAbsent(entry);
  };
  return Object.entries(wanted).every(isRight) && Object.keys(present).every((path) => path in wanted);
}
