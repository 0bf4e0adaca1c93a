const routerCode = /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-[^\\/]+\.mjs$/;

/** Each place in the router's code and what stands there instead. */
const places = [
  [
    /routesMeta: routesMeta\.map\(\(meta2, i\) => \{\s*let \[matcher, params\] = compilePath\([^;]*\);\s*return \{\s*\.\.\.meta2,\s*matcher,\s*compiledParams: params\s*\};\s*\}\)/,
    'routesMeta',
  ],
  [
    /(?<=function matchRouteBranch\(branch, pathname, allowPartial = false\) \{)/,
    ' if (!mayMatch(branch.path, pathname)) return null;',
  ],
  [/(?=function matchRouteBranch\()/, `const mayMatch = ${String(mayMatch)};\n`],
];

/**
 * Can a pattern match this path at all? It cannot where what stands before its first parameter is not how the path begins.
 * Sent to the browser as text, so it uses nothing but what it is given.
 */
export function mayMatch(pattern, path) {
  const fixed = pattern.split(/\/*(?:[:*]|$)/, 1)[0].toLowerCase();
  return path.toLowerCase().startsWith(fixed);
}

/**
 * The router makes an expression of every route of the app and tries them in turn, and the browser keeps each one compiled.
 * In a built page it makes those of the few routes that begin as the address does, when they are asked.
 * @throws {Error} when the router matches elsewhere: a new version is read anew
 */
export const routerMatching = () => ({
  name: 'clearloan-router-matching',
  apply: 'build',
  transform(code, id) {
    if (!routerCode.test(id) || !code.includes('function matchRouteBranch(')) return undefined;
    return { code: matchedByWord(code), map: null };
  },
});

/** @param {string} code of the router */
export function matchedByWord(code) {
  return places.reduce((text, [place, instead]) => {
    if (!place.test(text)) throw new Error(`The router has no ${place}: see router-matching.mjs`);
    return text.replace(place, () => instead);
  }, code);
}
