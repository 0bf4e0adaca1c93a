import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { join } from 'node:path';
import { root } from '../workspace.mjs';
import entryPoints from './entry-points.cjs';

/**
 * Each file that the lender and its tests load, with its imports. Types are left out: the type check covers them.
 * @returns {Promise<import('./related.mjs').Graph>}
 */
export async function lenderGraph() {
  const tsConfig = join(root, 'tsconfig.base.json');
  const { output } = await cruise(
    ['libs/lender/src', 'apps/sandbox/src'],
    {
      baseDir: root,
      includeOnly: { path: '^(apps|libs)/' },
      ruleSet: { options: { tsConfig: { fileName: tsConfig } } },
      enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.po'] },
    },
    entryPoints.resolve,
    { tsConfig: extractTSConfig(tsConfig) },
  );
  return new Map(
    output.modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]),
  );
}
