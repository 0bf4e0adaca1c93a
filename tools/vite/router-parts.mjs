/**
 * Parts of the router that no screen of ours calls, but that the bundler must keep: they are functions inside the one that
 * makes a router. Each name stands for what the function does in a built page instead, most often nothing. What would call
 * them may not be imported (`tools/boundaries.mjs`).
 */
const instead = {
  // Actions and fetchers: what moves money or fetches data is the api-client.
  handleAction: '',
  fetch2: '',
  handleFetcherAction: '',
  handleFetcherLoader: '',
  setFetcherError: '',
  updateFetcherState: '',
  getFetcher: '',
  resetFetcher: '',
  queueFetcherForDeletion: '',
  deleteFetcher: '',
  getUpdatedRevalidatingFetchers: '',
  markFetchRedirectsDone: 'return false;',
  abortStaleFetchLoads: 'return false;',
  getTargetedDataStrategyMatches: '',
  normalizeNavigateOptions: 'return { path };',
  getSubmissionFromNavigation: '',
  revalidate: '',
  // Blockers: a form asks by itself before it is left.
  getBlocker: '',
  deleteBlocker: '',
  updateBlocker: '',
  shouldBlockNavigation: '',
  // All routes are known at the start, and nothing stands between them.
  discoverRoutes: '',
  checkFogOfWar: 'return { active: false, matches: null };',
  patchRoutes: '',
  patchRoutesImpl: '',
  _internalSetRoutes: '',
  runClientMiddlewarePipeline: '',
  getRouteInstrumentationUpdates: '',
  instrumentClientSideRouter: '',
  // Nothing is drawn on a server, and words for developers stay with them.
  RSCErrorHandler: '',
  decodeRedirectErrorDigest: '',
  decodeRouteErrorResponseDigest: '',
  warning: '',
  warnOnce: '',
};
/** Lists of fetchers: always empty, so what is done with each of them is nothing. */
const eachOfNone = /^(fetchLoadMatches|revalidatingFetchers)\b.*\.forEach$/s;
const routerCode = /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-[^\\/]+\.mjs$/;

/** @throws when the router has no function of such a name any more: a new version is read anew */
export const routerParts = () => ({
  name: 'clearloan-router-parts',
  apply: 'build',
  transform(code, id) {
    if (!routerCode.test(id) || !code.includes('function createRouter(')) return undefined;
    return { code: withoutParts(code, this.parse(code)), map: null };
  },
});

/**
 * @param {string} code of the router
 * @param {object} program the same as a tree (ESTree with `start` and `end`)
 */
export function withoutParts(code, program) {
  const bodies = bodiesIn(code, program);
  const missing = Object.keys(instead).filter((name) => !bodies.some((found) => found.name === name));
  if (missing.length > 0) throw new Error(`The router has no ${missing.join(', ')}: see router-parts.mjs`);
  return bodies
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (text, { name, start, end }) => `${text.slice(0, start)}{${instead[name] ?? ''}}${text.slice(end)}`,
      code,
    );
}

/** Where the bodies stand that are replaced; what stands within one of them goes with it. */
function bodiesIn(code, node) {
  if (node === null || typeof node !== 'object') return [];
  if (Array.isArray(node)) return node.flatMap((each) => bodiesIn(code, each));
  const { type, id, body, callee, arguments: given } = node;
  if (type === 'FunctionDeclaration' && Object.hasOwn(instead, id.name)) return [{ name: id.name, ...body }];
  if (type === 'CallExpression' && eachOfNone.test(code.slice(callee.start, callee.end)))
    return [given[0].body];
  return Object.values(node).flatMap((each) => bodiesIn(code, each));
}
