import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { root } from '../workspace.mjs';
import { linguiMacro } from '../lingui/macro.mjs';
import { packageAliases } from '../../apps/shell/build/package-aliases.mjs';
import { phosphorIcons } from './phosphor-icons.mjs';
import { reactVantStyles } from './react-vant-styles.mjs';

/** Vite's SSR build of one module of the shell. Packages are bundled, so the result is self-contained with one copy of each. */
const buildFor = (entry, outDir) =>
  build({
    root: join(root, 'apps/shell'),
    configFile: false,
    logLevel: 'error',
    resolve: { alias: packageAliases },
    plugins: [
      reactVantStyles(),
      phosphorIcons(),
      linguiMacro(),
      lingui({ configPath: join(root, 'lingui.config.mjs'), failOnCompileError: true }),
      react(),
    ],
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      reportCompressedSize: false,
      // Server components are irrelevant here.
      rolldownOptions: {
        onLog: (level, log, tell) => log.code === 'MODULE_LEVEL_DIRECTIVE' || tell(level, log),
        output: { entryFileNames: 'entry.mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });

/**
 * Runs a module of the shell in Node during a build.
 * @param entry its path from the folder of the shell
 * @param use receives the module's exports; dynamic imports of the module work until `use` has finished
 * @returns the result of `use`
 */
export async function inNode(entry, use) {
  const outDir = mkdtempSync(join(tmpdir(), 'clearloan-node-'));
  try {
    await buildFor(entry, outDir);
    return await use(await import(pathToFileURL(join(outDir, 'entry.mjs')).href));
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}
