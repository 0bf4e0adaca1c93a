const { join } = require('node:path');
const { generateFiles, installPackagesTask, names, readJson, updateJson } = require('@nx/devkit');
const { register, registrationPoints } = require('./registration-points.cjs');
const { wrongWith } = require('./wrong-with.cjs');

const needed = ['@lingui/core', '@lingui/react', 'react', 'react-router-dom', 'valibot'];

/** The packages of a new feature, in the versions of the shell. */
function packagesOfTheShell(tree) {
  const { dependencies } = readJson(tree, 'apps/shell/package.json');
  return Object.fromEntries(needed.map((name) => [name, dependencies[name]]));
}

/** An editor finds the TypeScript projects of a feature through the references of the root. */
function addReference(tree, name) {
  updateJson(tree, 'tsconfig.json', (config) => {
    const paths = [...config.references.map(({ path }) => path), `./libs/${name}`].sort();
    return { ...config, references: paths.map((path) => ({ path })) };
  });
}

function addOwner(tree, name, owner) {
  const lines = tree.read('CODEOWNERS', 'utf8').trimEnd();
  tree.write('CODEOWNERS', `${lines}\n${`/libs/${name}/`.padEnd(22)} ${owner}\n`);
}

async function formatChanges(tree) {
  const { format } = await import('oxfmt');
  const style = JSON.parse(tree.read('.oxfmtrc.json', 'utf8'));
  for (const { path } of tree.listChanges().filter(({ path }) => /\.(tsx?|json|css)$/.test(path)))
    tree.write(path, (await format(path, tree.read(path, 'utf8'), style)).code);
}

/**
 * `npm run new:feature <name> -- --owner @team`: a complete feature library, registered in the shell, the lender and the
 * browser tests. It writes nothing when one registration point is missing.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, owner: string, skipInstall?: boolean }} options `skipInstall`: npm does not link the package
 */
module.exports = async function newFeature(tree, { name, owner, skipInstall = false }) {
  const wrong = wrongWith(tree, { name, owner });
  if (wrong !== undefined) throw new Error(wrong);
  const team = owner.replace(/^@([^/]+\/)?/, '');
  const words = { name, team, camel: names(name).propertyName, template: '' };
  const packages = packagesOfTheShell(tree);
  generateFiles(tree, join(__dirname, 'template'), '.', { ...words, packages });
  for (const point of registrationPoints(words))
    tree.write(point.file, register(tree.read(point.file, 'utf8'), point));
  addReference(tree, name);
  addOwner(tree, name, owner);
  await formatChanges(tree);
  return () => {
    if (!skipInstall) installPackagesTask(tree, true);
    console.log(`
Created libs/${name} with its first screen at /${name}. CONTRIBUTING.md has the next steps.
To see it:    npm start
To check it:  npm run check
`);
  };
};
