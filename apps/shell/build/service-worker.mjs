import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VitePWA } from 'vite-plugin-pwa';
import { root } from '../../../tools/workspace.mjs';
import { prerenderedPages } from '../../../tools/vite/prerender.mjs';

const out = join(root, 'dist/apps/shell');
const isOff = process.env.SHELL_WORKER === 'off';

/** The pages that the server writes at these addresses, in the language of whoever asks. */
const pages = ['/index.html', ...prerenderedPages.map(({ path }) => path)];

/** The pages come last, each with the id of the build, which stands in it. */
function withPages(entries) {
  const { build } = JSON.parse(readFileSync(join(out, 'version.json'), 'utf8'));
  const ofBuild = pages.map((url) => ({ url, revision: build, size: 0 }));
  return { manifest: [...entries, ...ofBuild], warnings: [] };
}

/**
 * Builds `/sw.js`, which keeps the built files on the device, from `src/service-worker`. The build's `SHELL_WORKER=off` writes one that
 * takes itself and all it kept away: the way back, should a worker ever do harm.
 */
export const serviceWorker = () =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: isOff ? 'src/service-worker/off' : 'src/service-worker',
    filename: 'sw.ts',
    // The shell has its own manifest and registers the worker in spare time.
    manifest: false,
    injectRegister: false,
    injectManifest: {
      rollupFormat: 'iife',
      sourcemap: false,
      ...(isOff && { injectionPoint: undefined }),
      globPatterns: ['assets/**/*.{js,css,svg,woff2}', 'icon.svg'],
      manifestTransforms: [withPages],
    },
    integration: {
      // A build that writes nothing has nothing to keep.
      configureOptions: ({ build }, options) => {
        options.disable = build.write === false;
      },
      configureCustomSWViteBuild: (config) => {
        config.logLevel = 'warn';
      },
    },
  });
