import { inNode } from './in-node.mjs';

const tableModule = 'src/preload/preload-table.ts';

/** Evaluated once: the app and its preload script are built with the same table. */
let evaluated;

/**
 * Puts the value of the preload table in the place of its module: which reads a screen begins with is declared in the features, by
 * their contracts, and neither the preload script nor the app's start can bring a contract along.
 */
export const preloadTable = () => ({
  name: 'clearloan-preload-table',
  apply: 'build',
  enforce: 'pre',
  async load(id) {
    if (!id.replaceAll('\\', '/').endsWith(`apps/shell/${tableModule}`)) return null;
    evaluated ??= inNode(tableModule, ({ preloadTable: table }) => table);
    return `export const preloadTable = ${JSON.stringify(await evaluated)};`;
  },
});
