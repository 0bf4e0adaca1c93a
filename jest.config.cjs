const { existsSync, readdirSync } = require('node:fs');
const { join } = require('node:path');

/** A library of the app has two: with and without a document. */
const configs = ['libs', 'apps']
  .flatMap((folder) => readdirSync(join(__dirname, folder)).map((name) => join(__dirname, folder, name)))
  .map((project) => join(project, 'jest.config.cjs'))
  .filter(existsSync)
  .map((file) => require(file))
  .flatMap((config) => config.projects ?? [config]);

/** The configuration that two projects must share to be merged. */
const kindOf = ({ displayName: _name, rootDir: _root, roots: _roots, ...rest }) => JSON.stringify(rest);

/** Jest compiles a file once per project, so projects of one kind are merged: a shared file is compiled once. */
function gathered() {
  const kinds = new Map();
  for (const config of configs) {
    const known = kinds.get(kindOf(config));
    kinds.set(
      kindOf(config),
      known
        ? {
            ...known,
            displayName: known.testEnvironment === 'node' ? 'node' : 'dom',
            rootDir: __dirname,
            roots: [...known.roots, ...config.roots],
          }
        : config,
    );
  }
  return [...kinds.values()];
}

/** Everything in one Jest run (`npm test`); a single library runs with its own jest.config.cjs through Nx. */
module.exports = {
  projects: gathered(),
  // Jest reads the timeout from the configuration of the run, not from its projects'.
  testTimeout: 180_000,
  // A worker that has run hundreds of files spends its time on garbage collection, so a new one replaces it.
  workerIdleMemoryLimit: '1200MB',
};
