const { join } = require('node:path');
const { formatFiles, generateFiles, names, updateJson } = require('@nx/devkit');
const { joinTo, joints } = require('./joints.cjs');
const { wrongWith } = require('./wrong-with.cjs');

/** Where a feature's doors are found by their names: one exact alias for each. */
function addDoors(tree, name) {
  updateJson(tree, 'tsconfig.base.json', (config) => {
    const { paths } = config.compilerOptions;
    for (const door of ['', '/contract', '/screens'])
      paths[`@clearloan/${name}${door}`] = [`./libs/${name}/src${door || '/index'}.ts`];
    config.compilerOptions.paths = Object.fromEntries(
      Object.entries(paths).sort(([one], [other]) => (one < other ? -1 : 1)),
    );
    return config;
  });
}

/** An editor finds the programs of a feature through the references of the root. */
function addReference(tree, name) {
  updateJson(tree, 'tsconfig.json', (config) => {
    const paths = [...config.references.map(({ path }) => path), `./libs/${name}`].sort();
    return { ...config, references: paths.map((path) => ({ path })) };
  });
}

/** Room for a first screen; `node tools/size/check.mjs --write` takes the figures of the day. */
const firstBytes = 4_000;

/** What the feature may weigh, beyond what a borrower has after the login. */
function addBudget(tree, name) {
  updateJson(tree, 'tools/size/budgets.json', (budgets) => {
    const { after } = budgets.findLast(({ feature }) => feature !== undefined);
    const own = { name, feature: [`libs/${name}/src/**`], after, limits: { js: { atMost: firstBytes } } };
    return [...budgets, own];
  });
}

/** The first screen's name is said by help too, in the words that the template has for it. */
function addNameForHelp(tree, name) {
  for (const language of ['en', 'hi', 'id', 'zh']) {
    const [sentence] = /msgid "Your account at a glance"\nmsgstr ".+"\n/.exec(
      tree.read(`libs/${name}/src/locales/${language}.po`, 'utf8'),
    );
    const catalog = `libs/complaints/src/locales/${language}.po`;
    const words = tree.read(catalog, 'utf8');
    if (!words.includes(sentence)) tree.write(catalog, `${words.trimEnd()}\n\n${sentence}`);
  }
}

function addOwner(tree, name, owner) {
  const lines = tree.read('CODEOWNERS', 'utf8').trimEnd();
  tree.write('CODEOWNERS', `${lines}\n${`/libs/${name}/`.padEnd(22)} ${owner}\n`);
}

/**
 * `npm run new:feature <name> -- --owner @team`: a feature library that is whole from the first minute, and its joints
 * with shell, sandbox and browser tests. Nothing is written when one of them does not fit.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, owner: string }} options
 */
module.exports = async function newFeature(tree, { name, owner }) {
  const wrong = wrongWith(tree, { name, owner });
  if (wrong !== undefined) throw new Error(wrong);
  const team = owner.replace(/^@([^/]+\/)?/, '');
  const words = { name, team, camel: names(name).propertyName, template: '' };
  generateFiles(tree, join(__dirname, 'template'), '.', words);
  for (const joint of joints(words)) tree.write(joint.file, joinTo(tree.read(joint.file, 'utf8'), joint));
  addNameForHelp(tree, name);
  addDoors(tree, name);
  addReference(tree, name);
  addBudget(tree, name);
  addOwner(tree, name, owner);
  await formatFiles(tree);
  return () => {
    console.log(`
libs/${name} is there with its first screen at /${name}; CONTRIBUTING.md says how to go on.
To see it:    npm start
To check it:  npm run check
`);
  };
};
