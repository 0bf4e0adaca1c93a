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
import { phosphorIcons } from '../../tools/vite/phosphor-icons.mjs';
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
  resolve: { alias: command === 'build' ? packageAliases : [] },
  plugins: [
    reactVantStyles(),
    phosphorIcons(),
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
    // Syntax that every supported browser parses (`browserslist` in package.json); a check of the built files enforces it
    // (tools/browsers). With browser names as the target, the bundler would rewrite optional calls and class fields to work
    // around engine bugs that do not affect this code: 1.6 kB more for every user.
    target: 'es2022',
    cssTarget: browserslistToEsbuild(),
    // The page's CSP allows no data: URLs for scripts and fonts.
    assetsInlineLimit: 0,
    // Browsers without module preload fetch the modules a little later.
    modulePreload: { polyfill: false },
    // Source maps are kept for support and not referenced from any served file.
    sourcemap: 'hidden',
    rolldownOptions: {
      treeshake: { moduleSideEffects: ownSideEffects },
      // Otherwise a screen's chunk would double as the shared chunk of its lazy parts, and a change in the screen would
      // invalidate them.
      experimental: { chunkOptimization: { avoidRedundantChunkLoads: false } },
      output: {
        // The entry contains every file name, so names are short. script-inventory.json maps each file to its purpose.
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
