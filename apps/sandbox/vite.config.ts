import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { lingui } from '@lingui/vite-plugin';
import { defineConfig, type Plugin } from 'vite';
import { linguiMacro } from '../../tools/lingui/macro.mjs';

const here = import.meta.dirname;
const root = join(here, '../..');
const outDir = join(root, 'dist/apps/sandbox');

/** Copies migrations and the console's files unchanged next to the built server. */
const copyFolders = (): Plugin => ({
  name: 'sandbox-folders',
  closeBundle() {
    for (const folder of ['drizzle', 'console']) {
      cpSync(join(here, folder), join(outDir, folder), { recursive: true });
    }
  },
});

export default defineConfig({
  root: here,
  // Each library's entry point, as in tsconfig.base.json; npm packages stay external.
  resolve: { tsconfigPaths: true },
  plugins: [
    linguiMacro(),
    lingui({ configPath: join(root, 'lingui.config.mjs'), failOnCompileError: true }),
    copyFolders(),
  ],
  build: {
    ssr: true,
    target: 'node20',
    outDir,
    emptyOutDir: true,
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        endpoints: 'src/commands/endpoints.ts',
        contract: 'src/commands/contract.ts',
        brand: 'src/commands/brand.ts',
        copy: 'src/commands/copy.ts',
        statement: 'src/commands/statement.ts',
      },
    },
  },
});
