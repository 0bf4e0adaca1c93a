/** Licences (SPDX names) of code that may be sent to a borrower's device or run in the lender's process. */
const atRunTime = new Set([
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Python-2.0',
]);

/** Additional licences for tools, which are used here and not distributed. */
const atWork = new Set([...atRunTime, 'MIT-0', 'MPL-2.0', 'CC-BY-4.0', 'CC0-1.0', 'Zlib']);

/** One package each, with its licence as found and the reason for the exception. */
export const exceptions = [
  {
    name: /^@img\/sharp-(libvips|wasm32|win32)/,
    licence: /LGPL-3\.0-or-later/,
    reason:
      'libvips is a separate library that sharp loads on the server; it is not modified and not sent to devices',
  },
  {
    name: /^caniuse-lite$/,
    licence: /^CC-BY-4\.0$/,
    reason:
      'a browser table for the build, which run-time packages have as an optional peer; none of it is sent to devices',
  },
  {
    name: /^web-push$/,
    licence: /^MPL-2\.0$/,
    reason:
      'its copyleft covers its own files only; the lender loads them unmodified, and none is sent to devices',
  },
  {
    name: /^(nodemailer|postal-mime|smtp-server)$/,
    licence: /^MIT-0$/,
    reason: 'MIT without attribution; only the lender and the sandbox load them',
  },
  {
    name: /^fast-sha256$/,
    licence: /^Unlicense$/,
    reason: 'public domain; only the lender uses it, for standardwebhooks signatures',
  },
  {
    name: /^cli-table$/,
    licence: /^$/,
    reason:
      'its package.json has no licence field; its README contains the MIT licence; only the translators’ command uses it',
  },
  {
    name: /^(compute-(gcd|lcm)|validate\.io-(function|integer|integer-array|number))$/,
    licence: /^$/,
    reason:
      'their package.json has MIT in the old list form, which the lock file omits; only the contract’s mock uses them',
  },
];

const isAllowed = (licence, allowed) =>
  licence
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => allowed.has(name)));

const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/**
 * Packages of a lock file whose licence is not on the list, one message each.
 * @param {Record<string, { license?: string, version?: string }>} packages `packages` of package-lock.json
 * @param {Set<string>} runTime the packages that are no tools, as `name@version`
 * @returns {string[]}
 */
export function refusedLicences(packages, runTime) {
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .flatMap(([path, { license = '', version }]) => {
      const name = nameOf(path);
      const isTool = !runTime.has(`${name}@${version}`);
      const isExcepted = exceptions.some((one) => one.name.test(name) && one.licence.test(license));
      if (isExcepted || isAllowed(license, isTool ? atWork : atRunTime)) return [];
      return [
        `${name} ${version} has the licence "${license}", which is not allowed for ${isTool ? 'tools' : 'run time'}`,
      ];
    });
}
