import { cpSync, existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { lingui } from '@lingui/vite-plugin';
import { linguiMacro } from '../lingui/macro.mjs';
import { root } from '../workspace.mjs';

/** Folders that a built lender reads: its migrations and the files of its console. */
const ofLender = ['libs/lender/drizzle', 'libs/lender/console'];

/** Copies folders unchanged next to the built server, under their last name. */
const copyFolders = (folders, outDir) => ({
  name: 'server-folders',
  closeBundle() {
    for (const folder of folders)
      cpSync(join(root, folder), join(outDir, folder.split('/').at(-1)), { recursive: true });
  },
});

/**
 * The Vite configuration of a Node program. npm packages stay external.
 * @param {string} here the project's folder
 * @param {Record<string, string>} input the programs, as paths in the project
 * @param {{ isLender?: boolean }} [options] `isLender`: the program starts a lender
 */
export function serverBuild(here, input, { isLender = false } = {}) {
  const outDir = join(root, 'dist', relative(root, here));
  const own = join(here, 'console');
  const folders = [...ofLender, ...(existsSync(own) ? [relative(root, own)] : [])];
  return {
    root: here,
    plugins: [
      linguiMacro(),
      lingui({ configPath: join(root, 'lingui.config.mjs'), failOnCompileError: true }),
      ...(isLender ? [copyFolders(folders, outDir)] : []),
    ],
    build: {
      ssr: true,
      target: 'node20',
      outDir,
      emptyOutDir: true,
      sourcemap: true,
      rolldownOptions: { input },
    },
  };
}
