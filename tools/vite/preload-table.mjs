import { inNode } from './in-node.mjs';

const tableModule = 'src/preload/preload-table.ts';

/** Evaluated once: the app and its preload script are built with the same table. */
let evaluated;

/**
 * Replaces the module of the preload table with its value. Features declare the first reads of their screens through their
 * contracts, and neither the preload script nor the app's start can afford to bundle a contract.
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
