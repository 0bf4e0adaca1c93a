import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../workspace.mjs';
import { packageAliases } from '../../apps/shell/build/package-aliases.mjs';
import { linguiMacro } from '../lingui/macro.mjs';
import { phosphorIcons } from './phosphor-icons.mjs';
import { preloadTable } from './preload-table.mjs';

const entry = 'src/preload/main.ts';

/** This script renders without React. */
const jsxToNodes = {
  find: /^react\/jsx-runtime$/,
  replacement: join(root, 'libs/app-runtime/src/preload/jsx-dom.ts'),
};

const leftOut = '\0clearloan-left-out';

/** The page provides messages and styles, so imports of them through library entry points are dropped. */
const nothingOfThePage = {
  name: 'clearloan-nothing-of-the-page',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? leftOut : null),
  load(id) {
    if (id === leftOut) return '';
    return id.endsWith('.po') ? 'export const messages = {};' : null;
  },
};

/** Importing one export of a library's entry point has no side effects from the others. */
export const ownSideEffects = (id) => (/[\\/]libs[\\/][^?]*\.tsx?$/.test(id) ? false : undefined);

/**
 * Builds the preload script as a separate file, with its own copy of the little code it needs: if it shared code with the app, it
 * would have to wait for it. `prerender.mjs` adds it to the pages. It is not a module, which would run only after the whole page
 * is parsed.
 */
export const preloadScript = () => {
  let folder;
  return {
    name: 'clearloan-preload-script',
    apply: 'build',
    configResolved(config) {
      folder = config.root;
    },
    async buildStart() {
      const { output } = await build({
        root: folder,
        configFile: false,
        logLevel: 'error',
        resolve: { alias: [...packageAliases, jsxToNodes] },
        plugins: [nothingOfThePage, phosphorIcons(), preloadTable(), linguiMacro()],
        build: {
          write: false,
          modulePreload: false,
          rolldownOptions: { input: entry, treeshake: { moduleSideEffects: ownSideEffects } },
        },
      });
      const [script, ...more] = output;
      if (more.length > 0)
        throw new Error(
          `The preload script must be one file, but the build also emitted ${more[0].fileName}.`,
        );
      this.emitFile({
        type: 'asset',
        name: 'preload.js',
        originalFileName: entry,
        // In its own scope, like a module.
        source: `(()=>{${script.code.trim()}})();`,
      });
    },
  };
};

/** Its file in the output of a build: `{ fileName, source }`. */
export function preloadFile(bundle) {
  const isPreload = ({ type, names = [] }) => type === 'asset' && names.includes('preload.js');
  const file = Object.values(bundle).find(isPreload);
  if (file === undefined) throw new Error('The build has no preload script.');
  return file;
}
