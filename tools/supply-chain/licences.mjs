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
      'libvips is a library of its own that sharp loads on the server; it is neither changed nor sent to phones',
  },
  {
    name: /^caniuse-lite$/,
    licence: /^CC-BY-4\.0$/,
    reason:
      'a table of browsers for the build, which reaches the lock file beside run-time packages; none of it is sent',
  },
  {
    name: /^web-push$/,
    licence: /^MPL-2\.0$/,
    reason:
      'its copyleft ends at its own files; the lender loads them unchanged, and none of them is sent to phones',
  },
  {
    name: /^nodemailer$/,
    licence: /^MIT-0$/,
    reason: 'MIT without the duty to name the author; the lender alone loads it',
  },
  {
    name: /^fast-sha256$/,
    licence: /^Unlicense$/,
    reason: 'given to the public domain; standardwebhooks signs with it, on the lender alone',
  },
  {
    name: /^cli-table$/,
    licence: /^$/,
    reason:
      'its package.json names none; its readme holds the text of the MIT licence; used by the translators’ command only',
  },
  {
    name: /^(compute-(gcd|lcm)|validate\.io-(function|integer|integer-array|number))$/,
    licence: /^$/,
    reason:
      'their package.json name MIT in the older list form, which the lock file leaves out; used by the mock of the contract only',
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
 * @param {Record<string, { license?: string, dev?: boolean, version?: string }>} packages `packages` of package-lock.json
 * @returns {string[]}
 */
export function refusedLicences(packages) {
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .flatMap(([path, { license = '', dev = false, version }]) => {
      const name = nameOf(path);
      const isExcepted = exceptions.some((one) => one.name.test(name) && one.licence.test(license));
      if (isExcepted || isAllowed(license, dev ? atWork : atRunTime)) return [];
      return [
        `${name} ${version} has the licence "${license}", which is not on the list for ${dev ? 'tools' : 'run time'}`,
      ];
    });
}
