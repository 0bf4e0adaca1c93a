const { existsSync, readdirSync } = require('node:fs');
const { join } = require('node:path');
const { compilerOptions } = require('../../tsconfig.base.json');

const root = join(__dirname, '..', '..');
const libraries = readdirSync(join(root, 'libs'));

/** The exact alias of every library entry point: dependency-cruiser does not resolve the patterns of tsconfig.base.json. */
const entryPoints = Object.fromEntries(
  Object.entries(compilerOptions.paths).flatMap(([name, [file]]) =>
    (name.includes('*') ? libraries : ['']).flatMap((library) => {
      const path = join(root, file.replace('*', library));
      return existsSync(path) ? [[name.replace('*', library), path]] : [];
    }),
  ),
);

// enhanced-resolve matches a name that ends with $ exactly.
const alias = Object.fromEntries(Object.entries(entryPoints).map(([name, path]) => [`${name}$`, path]));

/** Read by dependency-cruiser as a webpack configuration, the only way to give it aliases. */
module.exports = { resolve: { alias }, entryPoints };
