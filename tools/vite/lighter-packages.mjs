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

/** @throws {Error} when there is no such place any more: a new version of the package is read anew */
function instead(code, [place, other], complaint) {
  if (!code.includes(place)) throw new Error(complaint);
  return code.replace(place, () => other);
}

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

const wordsCode = /[\\/]@lingui[\\/]core[\\/]dist[\\/]index\.mjs$/;
const numberDoor = 'function number(locales, value, format) {';
/** As every language of ours writes it (a test compares them). */
export const smallCount =
  'if (format === undefined && Number.isInteger(value) && value >= 0 && value < 1000) return String(value);';

/**
 * A count in a sentence ("6 days") is written without opening a number format: the first one that a phone opens takes it
 * longer than all sentences of a screen.
 */
export const lighterWords = lighter('words', wordsCode, (code) =>
  instead(code, [numberDoor, `${numberDoor} ${smallCount}`], '@lingui/core formats its numbers elsewhere.'),
);

const sentenceCode = /[\\/]@lingui[\\/]react[\\/]dist[\\/](?:index|shared[\\/]react\.\w+)\.mjs$/;
/** Where a drawn sentence makes a part of its own, and what stands there instead. */
const sentenceParts = [
  [
    'return /* @__PURE__ */ jsx(TransNoContext, { ...props, lingui });',
    'return TransNoContext({ ...props, lingui });',
  ],
  [
    'const FallbackComponent = defaultComponent || RenderChildren;',
    'if (!render && !component && !defaultComponent) return translation; const FallbackComponent = defaultComponent || RenderChildren;',
  ],
];

/** A sentence is drawn by one part instead of three, one inside the other: they hold no state, and a screen has dozens. */
export const lighterSentences = lighter('sentences', sentenceCode, (code) =>
  // The package's two files have one of them each.
  instead(
    code,
    sentenceParts.find(([part]) => code.includes(part)) ?? sentenceParts[0],
    '@lingui/react draws its sentences elsewhere.',
  ),
);

const schemaCode = /[\\/]valibot[\\/]dist[\\/]index\.mjs$/;
const standardDoor = 'function _standardSchema(schema) {';

/**
 * A schema carries what another library would read it by (`~standard`): an object and a function each, and the contracts
 * have hundreds. Ours are read by valibot alone.
 */
export const lighterSchemas = lighter('schemas', schemaCode, (code) =>
  instead(code, [standardDoor, `${standardDoor} return schema;`], 'valibot marks its schemas elsewhere.'),
);

const ownByName = { react: 'by-name/react.mjs', 'react/jsx-runtime': 'by-name/jsx-runtime.mjs' };
/** React's own packages ask for it as the old kind of module that it is. */
const reactsOwn = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;

/**
 * Gives what is imported from React as names of a module: `useState()` for `(0, react.useState)()`. Each call is shorter, and no
 * file opens the package for itself.
 */
export const reactByName = () => ({
  name: 'clearloan-react-by-name',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id, importer = '') =>
    Object.hasOwn(ownByName, id) && !reactsOwn.test(importer)
      ? join(import.meta.dirname, ownByName[id])
      : null,
});
