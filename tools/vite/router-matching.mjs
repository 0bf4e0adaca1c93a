const routerCode = /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-[^\\/]+\.mjs$/;

/** Each place in the router's code and what stands there instead. */
const places = [
  [
    /routesMeta: routesMeta\.map\(\(meta2, i\) => \{\s*let \[matcher, params\] = compilePath\([^;]*\);\s*return \{\s*\.\.\.meta2,\s*matcher,\s*compiledParams: params\s*\};\s*\}\)/,
    'routesMeta',
  ],
  [/(?=function matchRouteBranch\()/, `const mayMatch = ${String(mayMatch)};\n`],
  // A route that cannot match gets no mark and stands in no list, so the lists are made for an address and not kept.
  [
    /__privateSet\(this, _branches, flattenAndRankRoutes\(routes\)\);/g,
    '__privateSet(this, _branches, void 0);',
  ],
  [
    'precomputedBranches ?? flattenAndRankRoutes(routes)',
    'precomputedBranches ?? flattenAndRankRoutes(routes, decodePath(pathname))',
  ],
  ['function flattenAndRankRoutes(routes) {', 'function flattenAndRankRoutes(routes, pathname) {'],
  [
    'let branches = flattenRoutes(routes);',
    'let branches = flattenRoutes(routes, [], [], "", false, pathname);',
  ],
  [/(?<=function flattenRoutes\([^)]*_hasParentOptionalSegments = false)\)/, ', pathname)'],
  [/(?<=routesMeta,\s*path,\s*hasParentOptionalSegments)(?=\s*\);)/, ', pathname'],
  [
    /(?=branches\.push\(\{\s*path,\s*score: computeScore)/,
    'if (pathname !== void 0 && !mayMatch(path, pathname)) return;\n    ',
  ],
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
 * The router weighs every route of the app, makes an expression of each and tries them in turn, and keeps all of that.
 * In a built page it does so with the few routes that begin as the address does, when they are asked.
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
    const cut = text.replace(place, () => instead);
    if (cut === text) throw new Error(`The router has no ${place}: see router-matching.mjs`);
    return cut;
  }, code);
}
