import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { lingui } from '@lingui/vite-plugin';
import { defineConfig, type Plugin } from 'vite';
import { linguiMacro } from '../../tools/lingui/macro.mjs';

const here = import.meta.dirname;
const root = join(here, '../..');
const outDir = join(root, 'dist/apps/sandbox');

/** Migrations and the console's own files are read as they are, beside the built server. */
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
  // Each library door as tsconfig.base.json has it; what comes from npm stays outside.
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
