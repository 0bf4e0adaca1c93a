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

const routerCode = /[\\/]react-router[\\/]dist[\\/]production[\\/]/;

/**
 * Lets the bundler see that the router's parts which nobody draws (its own Link, NavLink and Form, and what they fetch ahead)
 * may be left out: they are made by a call of React, and named for its tools.
 */
export const lighterRouter = () => ({
  name: 'clearloan-lighter-router',
  apply: 'build',
  transform(code, id) {
    if (!routerCode.test(id)) return undefined;
    const pure = code.replace(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /*#__PURE__*/ $1');
    return { code: pure.replace(/^\w+\.displayName = "\w+";$/gm, ''), map: null };
  },
});

const wordsCode = /[\\/]@lingui[\\/]core[\\/]dist[\\/]index\.mjs$/;
const numberDoor = 'function number(locales, value, format) {';
/** As every language of ours writes it (a test compares them). */
export const smallCount =
  'if (format === undefined && Number.isInteger(value) && value >= 0 && value < 1000) return String(value);';

/**
 * A count in a sentence ("6 days") is written without opening a number format: the first one that a phone opens takes it
 * longer than all sentences of a screen.
 * @throws {Error} when the package has no such place any more
 */
export const lighterWords = () => ({
  name: 'clearloan-lighter-words',
  apply: 'build',
  transform(code, id) {
    if (!wordsCode.test(id)) return undefined;
    if (!code.includes(numberDoor)) throw new Error('@lingui/core formats its numbers elsewhere.');
    return { code: code.replace(numberDoor, `${numberDoor} ${smallCount}`), map: null };
  },
});

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

/**
 * A sentence is drawn by one part instead of three, one inside the other: they hold no state, and a screen has dozens.
 * @throws {Error} when one of the package's two files has no such place any more
 */
export const lighterSentences = () => ({
  name: 'clearloan-lighter-sentences',
  apply: 'build',
  transform(code, id) {
    if (!sentenceCode.test(id)) return undefined;
    const found = sentenceParts.find(([part]) => code.includes(part));
    if (found === undefined) throw new Error('@lingui/react draws its sentences elsewhere.');
    return { code: code.replace(found[0], () => found[1]), map: null };
  },
});

const schemaCode = /[\\/]valibot[\\/]dist[\\/]index\.mjs$/;
const standardDoor = 'function _standardSchema(schema) {';

/**
 * A schema carries what another library would read it by (`~standard`): an object and a function each, and the contracts
 * have hundreds. Ours are read by valibot alone.
 * @throws {Error} when the package has no such place any more
 */
export const lighterSchemas = () => ({
  name: 'clearloan-lighter-schemas',
  apply: 'build',
  transform(code, id) {
    if (!schemaCode.test(id)) return undefined;
    if (!code.includes(standardDoor)) throw new Error('valibot marks its schemas elsewhere.');
    return { code: code.replace(standardDoor, `${standardDoor} return schema;`), map: null };
  },
});
