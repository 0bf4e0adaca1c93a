/**
 * The test files that a change can break, according to the import graph. The lender's composition root imports every module, so
 * plain reachability would relate every test of the lender to every contract. Such a test therefore follows the root only to
 * the modules whose calls it can make: a call needs its endpoint, and a contract declares the endpoint.
 */
const compositionRoot = 'libs/lender/src/app.ts';
const listOfContracts = 'libs/open-api/src/contracts.ts';
const callsOfModule = /^libs\/lender\/src\/modules\/([\w-]+)\/.*calls\.ts$/;
const moduleOf = /^libs\/lender\/src\/modules\/([\w-]+)\//;
/** Tests that make every call, so they depend on every contract. */
const testOfEveryCall = /^(apps\/sandbox\/src\/|libs\/lender\/src\/(attacks\/|[\w-]+\.test\.ts$))/;
/** Those of `npm test`: the full tier runs what takes minutes. */
const testFile = /^(apps|libs)\/(?!.*(\/past-one-machine\/|\.full\.test\.)).*\.test\.tsx?$/;
const contract = /^libs\/[\w-]+\/src\/contract\.ts$/;

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

/** A test of the lender or of the sandbox. */
const ofTheLender = /^(apps\/sandbox|libs\/lender)\//;

function reachedBy(graph, test, isWhole) {
  if (ofTheLender.test(test) && !isWhole && !testOfEveryCall.test(test)) return reachedByCalls(graph, test);
  const reached = new Set();
  follow(graph, test, reached, () => false);
  return reached;
}

/** A test that reads every file of a folder can depend on any of them. */
const readsFolders = /\breaddirSync\(/;
const code = /\.(tsx?|[cm]?js)$/;
/** Jest loads no styles, and a page is read by its name only. */
const unread = /\.(css|md)$/;
const project = /^(apps|libs)\/[^/]+\//;

/**
 * The test files to run after a change. A file that is no code (a migration, a catalog) relates to the tests of its project, and
 * every file outside the graph to the tests that name it.
 * @param {Graph} graph
 * @param {readonly string[]} changed paths from the root
 * @param {(test: string) => string} textOf the text of a test
 */
export function relatedTests(graph, changed, textOf = () => '') {
  const imported = changed.filter((file) => graph.has(file));
  const others = changed.filter((file) => !graph.has(file) || !code.test(file));
  const folders = others
    .filter((file) => !unread.test(file))
    .flatMap((file) => project.exec(file)?.[0] ?? []);
  const names = others.map((file) => file.split('/').at(-1));
  // Modules of the lender also share the database, so a changed module follows every import.
  const isWhole = imported.some((file) => ofTheLender.test(file));
  return [...graph.keys()]
    .filter((file) => testFile.test(file))
    .filter((test) => {
      if (folders.some((folder) => test.startsWith(folder))) return true;
      const text = textOf(test);
      if (readsFolders.test(text) || names.some((name) => text.includes(name))) return true;
      const reached = reachedBy(graph, test, isWhole);
      return imported.some((file) => reached.has(file));
    })
    .sort();
}

/**
 * The changed files and all files that import them, directly or not: a change can break their types and no others.
 * @param {Graph} graph types included
 * @param {readonly string[]} changed paths from the root
 */
export function dependents(graph, changed) {
  const importers = new Map();
  for (const [file, imported] of graph)
    for (const each of imported) importers.set(each, [...(importers.get(each) ?? []), file]);
  const reached = new Set();
  for (const file of changed) follow(importers, file, reached, () => false);
  return [...reached].sort();
}
