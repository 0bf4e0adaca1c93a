import { join } from 'node:path';
import { loadConfigFromFile, mergeConfig } from 'vite';
import seededBugs from './seeded-bugs.cjs';

const shell = join(import.meta.dirname, '../../apps/shell/vite.config.ts');

/** Builds the app with one bug injected (`SEEDED_BUG`) into `MUTANT_FOLDER`. */
export default async (env) => {
  const { config } = await loadConfigFromFile(env, shell);
  const name = process.env.SEEDED_BUG;
  return mergeConfig(config, {
    plugins: [
      {
        name: 'clearloan-seeded-bug',
        enforce: 'pre',
        transform: (source, id) => seededBugs.seeded(source, id.split('?')[0], name),
      },
    ],
    build: { outDir: process.env.MUTANT_FOLDER },
  });
};
