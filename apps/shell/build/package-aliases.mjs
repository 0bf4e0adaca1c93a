import { join } from 'node:path';

const file = (path) => join(import.meta.dirname, '../../../node_modules', path);

/**
 * Aliases of packages for `resolve.alias` of a built page:
 * - react-router's exports lead to its development build in every build
 * - qs uses side-channel, a substitute for WeakMap, which every supported browser has
 */
export const packageAliases = [
  { find: /^react-router$/, replacement: file('react-router/dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: file('react-router/dist/production/dom-export.mjs') },
  { find: /^side-channel$/, replacement: join(import.meta.dirname, 'weak-channel.cjs') },
];
