import { join } from 'node:path';

const file = (path) => join(import.meta.dirname, '../../node_modules', path);

/**
 * What a built page gets in place of a package, or of the part of it that its door names: aliases for `resolve.alias`.
 * - react-router's door leads to its development build, whatever is built
 * - qs keeps its notes in side-channel, which stands in for WeakMap where there is none; every browser of ours has it
 */
export const lighterPackages = [
  { find: /^react-router$/, replacement: file('react-router/dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: file('react-router/dist/production/dom-export.mjs') },
  { find: /^side-channel$/, replacement: join(import.meta.dirname, 'weak-channel.cjs') },
];

/** A step of the build that writes these files of a package anew. */
const lighter = (name, files, written) => () => ({
  name: `clearloan-lighter-${name}`,
  apply: 'build',
  transform: (code, id) => (files.test(id) ? { code: written(code), map: null } : undefined),
});

const routerCode = /[\\/]react-router[\\/]dist[\\/]production[\\/]/;

/**
 * Lets the bundler see that the router's parts which nobody draws (its own Link, NavLink and Form, and what they fetch ahead)
 * may be left out: they are made by a call of React, and named for its tools.
 */
export const lighterRouter = lighter('router', routerCode, (code) =>
  code
    .replace(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /*#__PURE__*/ $1')
    .replace(/^\w+\.displayName = "\w+";$/gm, ''),
);
