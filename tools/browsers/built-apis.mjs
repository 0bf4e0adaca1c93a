import compat from 'core-js-compat';
import { nodesOf, treeOf } from './built-syntax.mjs';

/** Polyfills fix edge cases of these; every supported browser has the method itself. `size` of parameters is a plain read. */
const repairs =
  /^(?:es\.(?:array\.(?:includes|push|unshift)|regexp\.flags|error\.cause|aggregate-error|typed-array\.set)|web\.(?:dom-exception|immediate|url-search-params))/;

/**
 * Methods whose names arrays, maps and objects of the app also have: built code cannot distinguish them, but the types can
 * (`lib` of tsconfig.base.json contains none of them).
 */
const toldByTypes =
  /^es\.(?:iterator|async-iterator|set|map\.get|weak-map|symbol|error|suppressed-error|disposable-stack|async-disposable-stack|data-view|array-buffer|uint8-array|math|json)\b/;

/** APIs that core-js does not polyfill, with the first browsers that have them (MDN's compatibility data). */
const ofTheWeb = [
  'AbortSignal.any', // Chrome 116, Safari 17.4, Firefox 124
  'AbortSignal.timeout', // Chrome 103, Safari 16
  'CompressionStream', // Safari 16.4, Firefox 113
  'DecompressionStream', // Safari 16.4, Firefox 113
  'Notification', // iOS 16.4
  'OffscreenCanvas', // Safari 16.4, Firefox 105
  'Temporal', // Chrome 144
  'checkVisibility', // Chrome 105, Safari 17.4, Firefox 106
  'connection', // Chrome only
  'randomUUID', // Chrome 92
  'requestIdleCallback', // not in Safari
  'requestSubmit', // Safari 16
  'scheduler', // Chrome 94
  'setAppBadge', // not in Firefox
  'showPicker', // Chrome 99, Safari 16
  'startViewTransition', // Chrome 111, Safari 18
  'trustedTypes', // only Chrome before Safari 26
  'wakeLock', // Safari 16.4, Firefox 126
];

const owners = { object: 'Object', map: 'Map', promise: 'Promise', regexp: 'RegExp', url: 'URL' };
const camel = (text) => text.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** The API that a polyfill module provides: `es.array.to-sorted` provides `toSorted`, `web.url.can-parse` `URL.canParse`. */
export function methodOf(module) {
  const [, owner, name] = module.split('.');
  if (name === undefined) return camel(owner);
  if (name === 'from-async') return 'Array.fromAsync';
  if (name === 'at-alternative') return 'at';
  return owner in owners ? `${owners[owner]}.${camel(name)}` : camel(name);
}

/**
 * Methods that some supported browser lacks.
 * @param {readonly string[]} range queries of browserslist
 * @returns {Set<string>} by name (`at`, `structuredClone`), those of a constructor with it (`Object.hasOwn`)
 */
export function methodsBeyond(range) {
  const { list } = compat({ targets: [...range], modules: /^(?:es|web)\./ });
  const named = list.filter((module) => !repairs.test(module) && !toldByTypes.test(module));
  return new Set([...named.map(methodOf), ...ofTheWeb]);
}

const memberNames = ({ type, object, property, computed }) =>
  type === 'MemberExpression' && !computed ? [property.name, `${object.name}.${property.name}`] : [];

/** The names that a call, a read of a Web API or a presence test (`'at' in x`) may refer to. */
function namesIn(node) {
  const { type, callee, operator, left } = node;
  if (type === 'MemberExpression') return memberNames(node).filter((name) => ofTheWeb.includes(name));
  if (type === 'CallExpression' || type === 'NewExpression') return [callee.name, ...memberNames(callee)];
  return type === 'BinaryExpression' && operator === 'in' ? [left.value] : [];
}

/**
 * The unsupported methods that a built script names.
 * @param {string} code
 * @param {ReadonlySet<string>} methods
 * @returns {string[]}
 */
export function apisIn(code, methods) {
  const names = [...nodesOf(treeOf(code))].flatMap(({ node }) => namesIn(node));
  return [...new Set(names)].filter((name) => methods.has(name));
}
