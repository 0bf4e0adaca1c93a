import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VitePWA } from 'vite-plugin-pwa';
import { root } from '../../../tools/workspace.mjs';
import { compress } from '../../../tools/vite/precompress.mjs';
import { prerenderedPages } from '../../../tools/vite/prerender.mjs';

const out = join(root, 'dist/apps/shell');
const isOff = process.env.SHELL_WORKER === 'off';

/** The pages that the server returns at these addresses, in the language of the request. */
const pages = ['/index.html', ...prerenderedPages.map(({ path }) => path)];

/** The pages come last. Their revision is the build id, which each page contains. */
function withPages(entries) {
  const { build } = JSON.parse(readFileSync(join(out, 'version.json'), 'utf8'));
  const ofBuild = pages.map((url) => ({ url, revision: build, size: 0 }));
  return { manifest: [...entries, ...ofBuild], warnings: [] };
}

/**
 * Builds `/sw.js` from `src/service-worker`; it caches the built files on the device. With `SHELL_WORKER=off` the build writes a
 * worker that unregisters itself and deletes its caches: the way back if a worker breaks the app.
 */
export const serviceWorker = () => [
  VitePWA({
    strategies: 'injectManifest',
    srcDir: isOff ? 'src/service-worker/off' : 'src/service-worker',
    filename: 'sw.ts',
    // The shell has its own manifest and registers the worker when the device is idle.
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
      // A build that writes nothing has no files to cache.
      configureOptions: ({ build }, options) => {
        options.disable = build.write === false;
      },
      configureCustomSWViteBuild: (config) => {
        config.logLevel = 'warn';
      },
    },
  }),
  {
    name: 'clearloan-compressed-worker',
    apply: 'build',
    // The worker is written after the bundle.
    closeBundle: { order: 'post', sequential: true, handler: compressWorker },
  },
];

async function compressWorker() {
  if (this.environment.config.build.write) await compress(join(out, 'sw.js'));
}
