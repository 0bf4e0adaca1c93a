import { createHash } from 'node:crypto';
import { firstLooks } from './first-looks.mjs';
import { chunkOf } from './first-page.mjs';
import { pageOpener, shellShelf, shellWorker } from './shell-worker.mjs';

const kept = /\.(js|css|svg|woff2)$/;
/** Files that stand beside the built ones, by their own names. */
const beside = ['icon.svg'];

/**
 * Writes `/sw.js`, which keeps the built files on the phone. The build's `SHELL_WORKER=off` writes one that takes
 * itself and all it kept away: the way back, should a worker ever do harm.
 */
export const serviceWorker = () => ({
  name: 'clearloan-service-worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const files = [...Object.keys(bundle).filter((name) => kept.test(name)), ...beside].sort();
      const shell = {
        build: createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12),
        files: files.map((name) => `/${name}`),
        pages: firstLooks.map(({ path }) => path),
        takingInput: firstLooks.filter(({ takesInput }) => takesInput).map(({ path }) => path),
        start: `/${chunkOf('apps/shell/src/main.tsx', bundle).fileName}`,
        isOff: process.env.SHELL_WORKER === 'off',
      };
      const given = [JSON.stringify(shell), shellShelf.toString(), pageOpener.toString()];
      const source = `(${shellWorker.toString()})(self, ${given.join(', ')});\n`;
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  },
});
