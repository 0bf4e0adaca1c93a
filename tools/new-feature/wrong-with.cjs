const { names } = require('@nx/devkit');

const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const team = /^@[\w-]+(\/[\w.-]+)?$/;
const longest = 30;

/** Whether the route table already contains this address or this name. */
function isRouted(tree, name) {
  const table = tree.read('libs/routes/src/route-patterns.ts', 'utf8');
  return new RegExp(`'/${name}(/|')|\\b${names(name).propertyName}: '/`).test(table);
}

/**
 * Why a feature cannot be created, as a message for the terminal; undefined when it can.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, owner: string }} options
 */
exports.wrongWith = (tree, { name, owner }) => {
  if (!kebab.test(name) || name.length > longest)
    return `A feature name is kebab case with at most ${longest} letters, such as loan-insurance; "${name}" is not.`;
  for (const place of [`libs/${name}`, `apps/${name}`, `libs/lender/src/modules/${name}`])
    if (tree.exists(place)) return `${place} already exists. Choose another name, or change that one.`;
  if (isRouted(tree, name))
    return `The path /${name} or its name is already used by another screen. Choose another name.`;
  if (!team.test(owner))
    return `An owner is a team from CODEOWNERS, such as @clearloan/lending; "${owner}" is not.`;
  return undefined;
};
