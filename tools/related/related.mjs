/**
 * The test files of the lender that a change can break, according to the import graph. The lender's composition root imports
 * every module, so plain reachability would relate every test to every contract. A test therefore follows the root only to the
 * modules whose calls it can make: a call needs its endpoint, and a contract declares the endpoint.
 */
const compositionRoot = 'libs/lender/src/app.ts';
const listOfContracts = 'libs/open-api/src/contracts.ts';
const callsOfModule = /^libs\/lender\/src\/modules\/([\w-]+)\/.*calls\.ts$/;
const moduleOf = /^libs\/lender\/src\/modules\/([\w-]+)\//;
/** Tests that make every call, so they depend on every contract. */
const testOfEveryCall = /^(apps\/sandbox\/src\/|libs\/lender\/src\/(attacks\/|[\w-]+\.test\.ts$))/;
const testFile = /^(apps\/sandbox|libs\/lender)\/src\/.*\.test\.ts$/;
const contract = /^libs\/[\w-]+\/src\/contract\.ts$/;
const library = /^libs\/(?!lender\/)/;

/**
 * @typedef {ReadonlyMap<string, readonly string[]>} Graph each file with its imports, as paths from the root
 */

/** Adds to `reached` what `from` imports, except the imports that `isCut` names. */
function follow(graph, from, reached, isCut) {
  const open = [from];
  while (open.length > 0) {
    const file = open.pop();
    if (reached.has(file)) continue;
    reached.add(file);
    open.push(...(graph.get(file) ?? []).filter((imported) => !isCut(file, imported)));
  }
}

/** Everything that a test can run that makes only the calls whose contracts it imports. */
function reachedByCalls(graph, test) {
  const [, module] = moduleOf.exec(test) ?? [];
  const isCut = (file, imported) =>
    file === listOfContracts || (file === compositionRoot && callsOfModule.test(imported));
  const reached = new Set();
  follow(graph, test, reached, isCut);
  const waiting = new Set((graph.get(compositionRoot) ?? []).filter((file) => callsOfModule.test(file)));
  for (let isGrowing = true; isGrowing;) {
    isGrowing = false;
    for (const calls of waiting) {
      const isOwn = callsOfModule.exec(calls)[1] === module;
      const canBeMade = graph.get(calls).some((file) => contract.test(file) && reached.has(file));
      if (!isOwn && !canBeMade) continue;
      waiting.delete(calls);
      follow(graph, calls, reached, isCut);
      isGrowing = true;
    }
  }
  return reached;
}

function reachedBy(graph, test, isWhole) {
  if (!isWhole && !testOfEveryCall.test(test)) return reachedByCalls(graph, test);
  const reached = new Set();
  follow(graph, test, reached, () => false);
  return reached;
}

/**
 * The test files to run after a change; undefined when all must run, because a changed file is not in the import graph
 * (a migration, a page of the console, Jest's configuration).
 * @param {Graph} graph
 * @param {readonly string[]} changed paths from the root, of files that the lender's tests may depend on
 * @returns {string[] | undefined}
 */
export function relatedTests(graph, changed) {
  const isKnown = (file) => graph.has(file) || (library.test(file) && !file.endsWith('.json'));
  if (!changed.every(isKnown)) return undefined;
  // Modules of the lender also share the database, so a changed module follows every import.
  const isWhole = changed.some((file) => !library.test(file));
  return [...graph.keys()]
    .filter((file) => testFile.test(file))
    .filter((test) => {
      const reached = reachedBy(graph, test, isWhole);
      return changed.some((file) => reached.has(file));
    })
    .sort();
}
