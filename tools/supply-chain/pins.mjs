const exact = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

const isOfTheWorkspace = (name) => name.startsWith('@clearloan/');

/**
 * Unpinned packages: a direct dependency with a version range or with two versions, or a package of the lock file without a sha512.
 * @param {{ dependencies?: Record<string, string>, devDependencies?: Record<string, string> }[]} manifests each package.json
 * @param {Record<string, { integrity?: string, link?: boolean }>} packages `packages` of package-lock.json
 * @returns {string[]}
 */
export function loosePins(manifests, packages) {
  const direct = manifests
    .flatMap(({ dependencies, devDependencies }) => Object.entries({ ...dependencies, ...devDependencies }))
    .filter(([name]) => !isOfTheWorkspace(name));
  const ranges = direct.filter(([, version]) => !exact.test(version));
  const first = new Map(direct.toReversed());
  const others = direct.filter(([name, version]) => first.get(name) !== version);
  const unsealed = Object.entries(packages).filter(
    ([path, { integrity, link }]) =>
      path.includes('node_modules/') && !link && !integrity?.startsWith('sha512-'),
  );
  return [
    ...ranges.map(([name, version]) => `${name} has the range "${version}" instead of one version`),
    ...others.map(
      ([name, version]) => `${name} is ${version} in one project and ${first.get(name)} in another`,
    ),
    ...unsealed.map(([path]) => `${path} has no sha512 in the lock file`),
  ];
}
