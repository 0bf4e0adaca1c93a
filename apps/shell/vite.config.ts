import { join } from 'node:path';
import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildId } from '../../tools/vite/build-id.mjs';
import { linguiMacro } from '../../tools/vite/lingui-macro.mjs';
import { precompress } from '../../tools/vite/precompress.mjs';
import { reactVantStyles } from '../../tools/vite/react-vant-styles.mjs';
import { serviceWorker } from '../../tools/vite/service-worker.mjs';

const root = join(import.meta.dirname, '../..');
const sandbox = process.env['SANDBOX_URL'] ?? 'http://localhost:4201';

export default defineConfig({
  root: import.meta.dirname,
  // Each library door as tsconfig.base.json has it.
  resolve: { tsconfigPaths: true },
  plugins: [
    reactVantStyles(),
    linguiMacro(),
    lingui({ configPath: join(root, 'lingui.config.mjs'), failOnCompileError: true }),
    react(),
    buildId(),
    precompress(),
    serviceWorker(),
  ],
  build: {
    outDir: '../../dist/apps/shell',
    emptyOutDir: true,
    // The page's policy allows no data: addresses for scripts and fonts.
    assetsInlineLimit: 0,
    // Every browser that has modules in our range preloads them itself.
    modulePreload: { polyfill: false },
    // Kept beside for support, named in no file that is sent.
    sourcemap: 'hidden',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every screen runs on: one file that stays the same over most deploys.
            {
              name: 'frame',
              test: /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler|@tanstack|ky|qs|@lingui|valibot)[\\/]/,
            },
            // Parts that most screens use: fewer requests weigh more than their few unused bytes.
            { name: 'shared', test: /[\\/](libs|node_modules)[\\/]/, minShareCount: 4 },
          ],
        },
      },
    },
  },
  optimizeDeps: { rolldownOptions: { plugins: [reactVantStyles()] } },
  server: {
    proxy: Object.fromEntries(['/api', '/logos', '/sandbox', '/healthz'].map((path) => [path, sandbox])),
  },
});
