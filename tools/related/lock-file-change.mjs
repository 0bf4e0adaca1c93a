import { isDeepStrictEqual } from 'node:util';

/** The packages of a lock file that a registry has; the others are the workspace's own folders and their links. */
const installedPackages = (lockFile) =>
  Object.fromEntries(
    Object.entries(JSON.parse(lockFile).packages).filter(([, { integrity }]) => integrity !== undefined),
  );

/**
 * Whether a lock file installs other packages than before. A new library of the workspace alone does not.
 * @param {string} before the text of package-lock.json
 * @param {string} after the same
 */
export const changesPackages = (before, after) =>
  !isDeepStrictEqual(installedPackages(before), installedPackages(after));
