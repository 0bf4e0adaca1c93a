/** npm skips optional packages of other platforms, and `--omit=dev` skips the packages of the checks. */
const mayBeAbsent = ({ optional, devOptional, dev }, omitsDev) =>
  optional === true || devOptional === true || (omitsDev && dev === true);

/**
 * Whether node_modules matches the lock file. Compares contents and not times, so checking out the same lock file again needs no
 * installation.
 * @param {Record<string, object>} wanted packages of package-lock.json, without the project itself
 * @param {Record<string, object>} present packages of node_modules/.package-lock.json, which npm writes last
 * @param {{ omitsDev?: boolean }} [options] `omitsDev`: what `npm ci --omit=dev` installs is enough
 */
export function holdsAll(wanted, present, { omitsDev = false } = {}) {
  const isRight = ([path, entry]) => {
    const has = present[path];
    return has
      ? has.version === entry.version && has.integrity === entry.integrity
      : mayBeAbsent(entry, omitsDev);
  };
  return Object.entries(wanted).every(isRight) && Object.keys(present).every((path) => path in wanted);
}

/** Whether the packages of the checks are installed. @param {Record<string, object>} present as above */
export const hasDev = (present) => Object.values(present).some(({ dev }) => dev === true);
