import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../workspace.mjs';
import { packageAliases } from '../../apps/shell/build/package-aliases.mjs';
import { linguiMacro } from '../lingui/macro.mjs';
import { preloadTable } from './preload-table.mjs';

const entry = 'src/preload/main.ts';

/** What this script draws, it draws without React. */
const jsxToNodes = {
  find: /^react\/jsx-runtime$/,
  replacement: join(root, 'libs/app-runtime/src/preload/jsx-dom.ts'),
};

const leftOut = '\0clearloan-left-out';

/** The page brings its words and its styles, so those that the doors of libraries lead to are left out unread. */
const nothingOfThePage = {
  name: 'clearloan-nothing-of-the-page',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? leftOut : null),
  load(id) {
    if (id === leftOut) return '';
    return id.endsWith('.po') ? 'export const messages = {};' : null;
  },
};

/** Importing a part of a library's door runs nothing of its neighbours. */
export const ownSideEffects = (id) => (/[\\/]libs[\\/][^?]*\.tsx?$/.test(id) ? false : undefined);

/**
 * Builds the preload script as one file of its own, with its own copy of the little it needs: shared with the app, it would have to
 * wait for it. `prerender.mjs` puts it into the pages. It is no module, which would run only when all of the page is here.
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
        resolve: { tsconfigPaths: true, alias: [...packageAliases, jsxToNodes] },
        plugins: [nothingOfThePage, preloadTable(), linguiMacro()],
        build: {
          write: false,
          modulePreload: false,
          rolldownOptions: { input: entry, treeshake: { moduleSideEffects: ownSideEffects } },
        },
      });
      const [script, ...more] = output;
      if (more.length > 0) throw new Error(`The preload script brings along ${more[0].fileName}.`);
      this.emitFile({
        type: 'asset',
        name: 'preload.js',
        originalFileName: entry,
        // In a scope of its own, as a module has it.
        source: `(()=>{${script.code.trim()}})();`,
      });
    },
  };
};

/** Its file among those of a build: `{ fileName, source }`. */
export function preloadFile(bundle) {
  const isPreload = ({ type, names = [] }) => type === 'asset' && names.includes('preload.js');
  const file = Object.values(bundle).find(isPreload);
  if (file === undefined) throw new Error('The build has no preload script.');
  return file;
}
