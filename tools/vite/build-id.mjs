import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The names of built files contain content hashes, so together they identify a build. */
const idOf = (names) => createHash('sha256').update(names.sort().join('\n')).digest('hex').slice(0, 12);

/** The page itself contains the id, so it cannot be part of it. */
const isBeside = (name) => !name.endsWith('.html') && !name.endsWith('.map');

/**
 * Gives a build its id, the same in both places: `<meta name="build">` of the page, and `/version.json`, which an old tab
 * requests to detect a newer build.
 */
export const buildId = () => {
  // Files are still added after the page is written.
  let id = 'development';
  return {
    name: 'clearloan-build-id',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) => {
        id = idOf(Object.keys(bundle).filter(isBeside));
        return [{ tag: 'meta', attrs: { name: 'build', content: id }, injectTo: 'head' }];
      },
    },
    writeBundle: ({ dir }) => writeFileSync(join(dir, 'version.json'), `${JSON.stringify({ build: id })}\n`),
  };
};
