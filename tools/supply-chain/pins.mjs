const exact = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/**
 * Unpinned packages: a direct dependency with a version range, or a package of the lock file without a sha512 hash.
 * @param {{ dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} manifest package.json
 * @param {Record<string, { integrity?: string, link?: boolean }>} packages `packages` of package-lock.json
 * @returns {string[]}
 */
export function loosePins(manifest, packages) {
  const direct = { ...manifest.dependencies, ...manifest.devDependencies };
  const ranges = Object.entries(direct).filter(([, version]) => !exact.test(version));
  const unsealed = Object.entries(packages).filter(
    ([path, { integrity, link }]) => path !== '' && !link && !integrity?.startsWith('sha512-'),
  );
  return [
    ...ranges.map(([name, version]) => `${name} has the range "${version}" instead of one version`),
    ...unsealed.map(([path]) => `${path} has no sha512 in the lock file`),
  ];
}
