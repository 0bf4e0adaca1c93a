import { createHash } from 'node:crypto';

/** The names of built files carry the hashes of their contents, so the names together tell one build from another. */
const idOf = (bundle) =>
  createHash('sha256').update(Object.keys(bundle).sort().join('\n')).digest('hex').slice(0, 12);

/**
 * Gives a build its id, the same in both places: `<meta name="build">` of the page that runs, and `/version.json`,
 * which an old tab asks whether there is a newer one.
 */
export const buildId = () => ({
  name: 'clearloan-build-id',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle }) => [
      { tag: 'meta', attrs: { name: 'build', content: idOf(assetsOf(bundle)) }, injectTo: 'head' },
    ],
  },
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const source = `${JSON.stringify({ build: idOf(assetsOf(bundle)) })}\n`;
      this.emitFile({ type: 'asset', fileName: 'version.json', source });
    },
  },
});

/** The page itself holds the id, so it cannot be part of it. */
const assetsOf = (bundle = {}) =>
  Object.fromEntries(
    Object.entries(bundle).filter(([name]) => !name.endsWith('.html') && !name.endsWith('.map')),
  );
