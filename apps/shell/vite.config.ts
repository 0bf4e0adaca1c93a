import { join } from 'node:path';
import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defineConfig } from 'vite';
import { buildId } from '../../tools/vite/build-id.mjs';
import { chunkGroups, languageFolder } from './build/chunks.mjs';
import { prerender } from '../../tools/vite/prerender.mjs';
import { packageAliases } from './build/package-aliases.mjs';
import { linguiMacro } from '../../tools/lingui/macro.mjs';
import { precompress } from '../../tools/vite/precompress.mjs';
import { ownSideEffects, preloadScript } from '../../tools/vite/preload-script.mjs';
import { preloadTable } from '../../tools/vite/preload-table.mjs';
import { reactVantStyles } from '../../tools/vite/react-vant-styles.mjs';
import { scriptInventory } from '../../tools/vite/script-inventory.mjs';
import { serviceWorker } from './build/service-worker.mjs';

const root = join(import.meta.dirname, '../..');
const sandbox = process.env['SANDBOX_URL'] ?? 'http://localhost:4201';

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  // Each library door as tsconfig.base.json has it.
  resolve: { tsconfigPaths: true, alias: command === 'build' ? packageAliases : [] },
  plugins: [
    reactVantStyles(),
    linguiMacro(),
    lingui({ configPath: join(root, 'lingui.config.mjs'), failOnCompileError: true }),
    react(),
    preloadTable(),
    preloadScript(),
    buildId(),
    precompress(),
    prerender(),
    serviceWorker(),
    scriptInventory(),
  ],
  build: {
    outDir: '../../dist/apps/shell',
    emptyOutDir: true,
    // Syntax that every browser of the range parses (`browserslist` in package.json), which a check of the built files holds
    // (tools/browsers). By the names of the browsers the bundler would rewrite optional calls and class fields, for bugs in
    // corners that this code does not touch: 1.6 kB more for everybody.
    target: 'es2022',
    cssTarget: browserslistToEsbuild(),
    // The page's policy allows no data: addresses for scripts and fonts.
    assetsInlineLimit: 0,
    // Browsers without it fetch the modules a little later.
    modulePreload: { polyfill: false },
    // Kept beside for support, named in no file that is sent.
    sourcemap: 'hidden',
    rolldownOptions: {
      treeshake: { moduleSideEffects: ownSideEffects },
      // A screen's file would serve as the shared file of the parts that it opens, and a sentence on it renew them.
      experimental: { chunkOptimization: { avoidRedundantChunkLoads: false } },
      output: {
        // Engines keep Latin-1 text at one byte a character, and all text at two bytes once a single character needs them.
        charset: 'ascii',
        // The start holds the name of every file: what a file is for says script-inventory.json.
        chunkFileNames: ({ facadeModuleId }) => `assets/${languageFolder(facadeModuleId)}[hash:7].js`,
        entryFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
        codeSplitting: {
          groups: chunkGroups,
        },
      },
    },
  },
  optimizeDeps: { rolldownOptions: { plugins: [reactVantStyles()] } },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/logos', '/sandbox', '/livez', '/readyz', '/healthz'].map((path) => [path, sandbox]),
    ),
  },
}));
